import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** One for another. */
export function SwitchIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M4.5 8.5h14" />
      <path d="m15 5 3.5 3.5L15 12" />
      <path d="M19.5 15.5h-14" />
      <path d="M9 12l-3.5 3.5L9 19" />
    </Svg>
  );
}
