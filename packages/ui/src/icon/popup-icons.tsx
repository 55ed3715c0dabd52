// Icons that the first screen does not need: popups and later pages.
import type { ReactElement } from 'react';
import { type IconProps, Svg } from './svg';

/** Something is wrong. */
export function AlertIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.75v5M12 16.25h.01" />
    </Svg>
  );
}

/** Back; points to the start of the line in either direction of text. */
export function BackIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size} flips>
      <path d="m15 5-7 7 7 7" />
    </Svg>
  );
}

/** Payment methods. */
export function CardIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <rect x="3" y="5.5" width="18" height="13.5" rx="2.5" />
      <path d="M3 10h18M7 15h3.5" />
    </Svg>
  );
}

/** Waiting. */
export function ClockIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.25l3.5 2" />
    </Svg>
  );
}

/** Close. */
export function CloseIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Svg>
  );
}

/** Page not found. */
export function CompassIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m15.5 8.5-2 5-5 2 2-5 5-2Z" />
    </Svg>
  );
}

/** Copy. */
export function CopyIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <rect x="9" y="9" width="11" height="11" rx="2.5" />
      <path d="M15 5.5A2 2 0 0 0 13 4H6a2 2 0 0 0-2 2v7a2 2 0 0 0 1.5 2" />
    </Svg>
  );
}

/** A VIP level. */
export function CrownIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="m4 8 4.25 3.5L12 5.5l3.75 6L20 8l-1.5 9h-13L4 8ZM6 20h12" />
    </Svg>
  );
}

/** Opens another page in a new tab. */
export function ExternalIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size} flips>
      <path d="M13.5 4.5h6v6M19 5l-8.5 8.5M17.5 14v3.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2H10" />
    </Svg>
  );
}

/** Show what is hidden. */
export function EyeIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </Svg>
  );
}

/** Hide what is shown. */
export function EyeOffIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.2 7.2A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.7-1.3M10 10.1a2.75 2.75 0 0 0 3.9 3.9M4 4l16 16" />
    </Svg>
  );
}

/** Refused. */
export function FailIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m9 9 6 6M15 9l-6 6" />
    </Svg>
  );
}

/** Top up: currency of a game. */
export function GemIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M7 4.5h10l4 5-9 10.5L3 9.5l4-5ZM3 9.5h18M9 9.5l3 10.5 3-10.5-3-5-3 5Z" />
    </Svg>
  );
}

/** A hint. */
export function InfoIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.25v5M12 7.75h.01" />
    </Svg>
  );
}

/** Mail. */
export function MailIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <rect height="13" rx="2" width="17" x="3.5" y="5.5" />
      <path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
    </Svg>
  );
}

/** Area. */
export function PinIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21Z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </Svg>
  );
}

/** Reload. */
export function RefreshIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15" />
    </Svg>
  );
}

/** Done. */
export function SuccessIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8 12.25 2.75 2.75L16 9.5" />
    </Svg>
  );
}

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

/** A coupon. */
export function TicketIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <path d="M3.5 7.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v2.25a2.25 2.25 0 0 0 0 4.5v2.25a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-2.25a2.25 2.25 0 0 0 0-4.5V7.5ZM14.5 6.25v2M14.5 11v2M14.5 15.75v2" />
    </Svg>
  );
}

/** Unknown outcome. */
export function UnknownIcon({ size }: IconProps): ReactElement {
  return (
    <Svg size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.6 9.4A2.5 2.5 0 1 1 12 12.7v.8M12 16.4h.01" />
    </Svg>
  );
}
