import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Server. */
export function ServerIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <rect x="3.5" y="4.5" width="17" height="6.5" rx="2" />
      <rect x="3.5" y="13" width="17" height="6.5" rx="2" />
      <path d="M7.5 7.75h.01M7.5 16.25h.01M11 7.75h5.5M11 16.25h5.5" />
    </Svg>
  );
}
