import type { ReactElement, ReactNode } from 'react';

/** Props of every icon. */
export interface IconProps {
  /** Edge in pixels. Default 24. */
  size?: number | undefined;
}

/** Props of {@link Svg}. */
interface SvgProps extends IconProps {
  /** Mirrored where text runs from right to left. */
  flips?: boolean | undefined;
  children: ReactNode;
}

/**
 * The frame of an icon: a 24 px grid, lines in the colour of the text. Always decorative: the text
 * beside it carries the meaning.
 */
export function Svg({ size = 24, flips, children }: SvgProps): ReactElement {
  return (
    <svg
      aria-hidden
      data-flips={flips}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
      width={size}
    >
      {children}
    </svg>
  );
}
