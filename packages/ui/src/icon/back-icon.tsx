import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Back; points to the start of the line in either direction of text. */
export function BackIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size} flips>
      <path d="m15 5-7 7 7 7" />
    </Svg>
  );
}
