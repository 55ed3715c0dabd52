import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Close. */
export function CloseIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Svg>
  );
}
