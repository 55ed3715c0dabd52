import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** A tick: this one is chosen. */
export function CheckIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Svg>
  );
}
