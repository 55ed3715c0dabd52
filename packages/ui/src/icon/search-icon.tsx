import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Search. */
export function SearchIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Svg>
  );
}
