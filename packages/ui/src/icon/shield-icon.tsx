import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Role: the character in the game. */
export function ShieldIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6l-7-2.5Z" />
      <circle cx="12" cy="10" r="2" />
      <path d="M8.7 15.5c.7-1.6 1.9-2.3 3.3-2.3s2.6.7 3.3 2.3" />
    </Svg>
  );
}
