import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Ask again. */
export function RefreshIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15" />
    </Svg>
  );
}
