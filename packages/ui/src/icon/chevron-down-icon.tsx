import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Opens and closes. */
export function ChevronDownIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="m6 9 6 6 6-6" />
    </Svg>
  );
}
