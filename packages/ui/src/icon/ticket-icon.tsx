import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** A coupon. */
export function TicketIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M3.5 7.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v2.25a2.25 2.25 0 0 0 0 4.5v2.25a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-2.25a2.25 2.25 0 0 0 0-4.5V7.5ZM14.5 6.25v2M14.5 11v2M14.5 15.75v2" />
    </Svg>
  );
}
