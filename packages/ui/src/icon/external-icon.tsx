import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Opens another page in a new tab. */
export function ExternalIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size} flips>
      <path d="M13.5 4.5h6v6M19 5l-8.5 8.5M17.5 14v3.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2H10" />
    </Svg>
  );
}
