// A module is bundled as a whole: these are the icons that the first screen needs, and no others.
import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Goods. */
export function BagIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M5.5 8h13l1 10.3A2.5 2.5 0 0 1 17 21H7a2.5 2.5 0 0 1-2.5-2.7L5.5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
    </Svg>
  );
}

/** A tick: this one is chosen. */
export function CheckIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Svg>
  );
}

/** Leads further; points to the end of the line in either direction of text. */
export function ChevronEndIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size} flips>
      <path d="m9 5 7 7-7 7" />
    </Svg>
  );
}

/** The list could not be loaded. */
export function CloudOffIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M9 6.2A6 6 0 0 1 17.7 10a4.5 4.5 0 0 1 2.5 7.3M16 19H7a4.5 4.5 0 0 1-.8-8.9M4 4l16 16" />
    </Svg>
  );
}

/** Game. */
export function GamepadIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M7.5 7h9a5 5 0 0 1 4.9 4l.6 3.6a2.6 2.6 0 0 1-4.6 2L15.5 14.5h-7l-1.9 2.1a2.6 2.6 0 0 1-4.6-2L2.6 11a5 5 0 0 1 4.9-4ZM7.5 9.5v3M6 11h3M15.5 10h.01M17.5 12h.01" />
    </Svg>
  );
}

/** Gifts and rewards. */
export function GiftIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <rect x="3.5" y="8" width="17" height="4.5" rx="1.5" />
      <path d="M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5M12 8v12M12 8S7 8 7 5.5 10.5 3 12 8ZM12 8s5 0 5-2.5S13.5 3 12 8Z" />
    </Svg>
  );
}

/** Language or region. */
export function GlobeIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.5 2.3 3.7 5.2 3.7 8.5s-1.2 6.2-3.7 8.5c-2.5-2.3-3.7-5.2-3.7-8.5S9.5 5.8 12 3.5Z" />
    </Svg>
  );
}

/** An earlier step comes first. */
export function LockIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </Svg>
  );
}

/** Server. */
export function ServerIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <rect x="3.5" y="4.5" width="17" height="6.5" rx="2" />
      <rect x="3.5" y="13" width="17" height="6.5" rx="2" />
      <path d="M7.5 7.75h.01M7.5 16.25h.01M11 7.75h5.5M11 16.25h5.5" />
    </Svg>
  );
}

/** Role: the character in the game. */
export function ShieldIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6l-7-2.5Z" />
      <circle cx="12" cy="10" r="2" />
      <path d="M8.7 15.5c.7-1.6 1.9-2.3 3.3-2.3s2.6.7 3.3 2.3" />
    </Svg>
  );
}

/** Account. */
export function UserIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="8.25" r="3.75" />
      <path d="M4.5 20c.8-3.7 3.7-5.5 7.5-5.5s6.7 1.8 7.5 5.5" />
    </Svg>
  );
}
