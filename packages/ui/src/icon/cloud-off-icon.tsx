import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** The list could not be loaded. */
export function CloudOffIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M9 6.2A6 6 0 0 1 17.7 10a4.5 4.5 0 0 1 2.5 7.3M16 19H7a4.5 4.5 0 0 1-.8-8.9M4 4l16 16" />
    </Svg>
  );
}
