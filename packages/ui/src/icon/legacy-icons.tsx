// Icons of the old version's first screen, which the first screen of the new one does not need.
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

/** Leaving the account. */
export function SignOutIcon({ size }: IconProps): ReactElement {
  return (
    <Svg flips size={size}>
      <path d="M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10" />
      <path d="M15.5 8.5 19 12l-3.5 3.5" />
      <path d="M19 12H9.5" />
    </Svg>
  );
}

/** Search. */
export function SearchIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Svg>
  );
}
