import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Copy. */
export function CopyIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <rect x="9" y="9" width="11" height="11" rx="2.5" />
      <path d="M15 5.5A2 2 0 0 0 13 4H6a2 2 0 0 0-2 2v7a2 2 0 0 0 1.5 2" />
    </Svg>
  );
}
