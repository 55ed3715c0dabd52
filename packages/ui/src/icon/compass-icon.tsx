import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** A page that is not here. */
export function CompassIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m15.5 8.5-2 5-5 2 2-5 5-2Z" />
    </Svg>
  );
}
