import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Top up: currency of a game. */
export function GemIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M7 4.5h10l4 5-9 10.5L3 9.5l4-5ZM3 9.5h18M9 9.5l3 10.5 3-10.5-3-5-3 5Z" />
    </Svg>
  );
}
