import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Something is wrong. */
export function AlertIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.75v5M12 16.25h.01" />
    </Svg>
  );
}
