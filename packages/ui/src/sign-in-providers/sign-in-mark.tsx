import type { ReactElement } from 'react';
import type { SignInKind } from './sign-in-providers';

/** A line of a mark; without a colour it has that of the text, as the marks of X and Apple do. */
interface Line {
  readonly path: string;
  readonly colour?: string;
}

/**
 * Lines on a 24 px grid like our icons: a letter, or a shape that suggests the provider, in the colours
 * by which players know it. They are our own drawings, no trademarks.
 */
const lines: Readonly<Record<SignInKind, readonly Line[]>> = {
  google: [
    { path: 'M17.66 6.34A8 8 0 0 0 5.07 8', colour: '#ea4335' },
    { path: 'M5.07 8a8 8 0 0 0 0 8', colour: '#f9ab00' },
    { path: 'M5.07 16a8 8 0 0 0 12.59 1.66', colour: '#34a853' },
    { path: 'M17.66 17.66A8 8 0 0 0 20 12h-7.5', colour: '#4285f4' },
  ],
  facebook: [{ path: 'M16 4.5h-1.5A3.5 3.5 0 0 0 11 8v12M7.5 11.5H15', colour: '#1877f2' }],
  vk: [
    {
      path: 'm3 8 3.75 8.5L10.5 8M14 8v8.5M20.5 8 14 12.75M16.25 11.1l4.5 5.4',
      colour: '#0077ff',
    },
  ],
  twitter: [{ path: 'M4.5 4.5H8.5l11 15h-4zM19 4.5l-5.9 6.4M5 19.5l5.9-6.4' }],
  apple: [
    {
      path: 'M12 7.75c1.2-.9 2.4-1.2 3.6-1 1.3.2 2.3.9 3 2-2.6 1.6-2.2 5.2.6 6.4-.8 2-2.2 4.6-3.9 4.6-1.2 0-1.9-.7-3.3-.7s-2.1.7-3.3.7C6.8 19.75 4.5 15.3 4.5 12c0-3.3 2-5.3 4.2-5.3 1.3 0 2.3.5 3.3 1.05ZM12 5.25c0-1.6 1.2-3 2.8-3.1',
    },
  ],
  huawei: [
    {
      path: 'M10.75 14.5V5.25M13.25 14.5V5.25M8.75 15.25 5.5 8M15.25 15.25 18.5 8M7.75 17 3 12.75M16.25 17 21 12.75M7.75 19H4.5M16.25 19H19.5',
      colour: '#e0203c',
    },
  ],
};

/** Props of {@link SignInMark}. */
interface SignInMarkProps {
  kind: SignInKind;
  /** Edge in pixels. */
  size: number;
}

/** The mark of a provider; its name stands beside it. */
export function SignInMark({ kind, size }: SignInMarkProps): ReactElement {
  return (
    <svg
      aria-hidden
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
      width={size}
    >
      {lines[kind].map(({ path, colour }) => (
        <path d={path} key={path} stroke={colour} />
      ))}
    </svg>
  );
}
