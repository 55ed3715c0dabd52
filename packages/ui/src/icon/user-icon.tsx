import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Account. */
export function UserIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="8.25" r="3.75" />
      <path d="M4.5 20c.8-3.7 3.7-5.5 7.5-5.5s6.7 1.8 7.5 5.5" />
    </Svg>
  );
}
