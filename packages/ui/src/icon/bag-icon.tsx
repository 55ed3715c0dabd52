import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Goods. */
export function BagIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M5.5 8h13l1 10.3A2.5 2.5 0 0 1 17 21H7a2.5 2.5 0 0 1-2.5-2.7L5.5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
    </Svg>
  );
}
