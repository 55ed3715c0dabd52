import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Gifts and rewards. */
export function GiftIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <rect x="3.5" y="8" width="17" height="4.5" rx="1.5" />
      <path d="M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5M12 8v12M12 8S7 8 7 5.5 10.5 3 12 8ZM12 8s5 0 5-2.5S13.5 3 12 8Z" />
    </Svg>
  );
}
