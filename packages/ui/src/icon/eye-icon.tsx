import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Show what is hidden. */
export function EyeIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </Svg>
  );
}
