import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** An earlier step comes first. */
export function LockIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </Svg>
  );
}
