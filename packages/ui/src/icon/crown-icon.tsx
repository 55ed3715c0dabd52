import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** A VIP level. */
export function CrownIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="m4 8 4.25 3.5L12 5.5l3.75 6L20 8l-1.5 9h-13L4 8ZM6 20h12" />
    </Svg>
  );
}
