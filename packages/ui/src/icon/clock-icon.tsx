import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Waiting. */
export function ClockIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.25l3.5 2" />
    </Svg>
  );
}
