import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Leads further; points to the end of the line in either direction of text. */
export function ChevronEndIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size} flips>
      <path d="m9 5 7 7-7 7" />
    </Svg>
  );
}
