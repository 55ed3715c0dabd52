import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Game. */
export function GamepadIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M7.5 7h9a5 5 0 0 1 4.9 4l.6 3.6a2.6 2.6 0 0 1-4.6 2L15.5 14.5h-7l-1.9 2.1a2.6 2.6 0 0 1-4.6-2L2.6 11a5 5 0 0 1 4.9-4ZM7.5 9.5v3M6 11h3M15.5 10h.01M17.5 12h.01" />
    </Svg>
  );
}
