import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Nobody knows yet. */
export function UnknownIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.6 9.4A2.5 2.5 0 1 1 12 12.7v.8M12 16.4h.01" />
    </Svg>
  );
}
