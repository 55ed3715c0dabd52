import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Refused. */
export function FailIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m9 9 6 6M15 9l-6 6" />
    </Svg>
  );
}
