import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Hide what is shown. */
export function EyeOffIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.2 7.2A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.7-1.3M10 10.1a2.75 2.75 0 0 0 3.9 3.9M4 4l16 16" />
    </Svg>
  );
}
