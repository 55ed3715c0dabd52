import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Done. */
export function SuccessIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8 12.25 2.75 2.75L16 9.5" />
    </Svg>
  );
}
