import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** A hint. */
export function InfoIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.25v5M12 7.75h.01" />
    </Svg>
  );
}
