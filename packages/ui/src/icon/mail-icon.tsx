import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** A message to somebody. */
export function MailIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <rect height="13" rx="2" width="17" x="3.5" y="5.5" />
      <path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
    </Svg>
  );
}
