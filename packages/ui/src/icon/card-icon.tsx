import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Payment methods. */
export function CardIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <rect x="3" y="5.5" width="18" height="13.5" rx="2.5" />
      <path d="M3 10h18M7 15h3.5" />
    </Svg>
  );
}
