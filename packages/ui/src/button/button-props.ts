import type { ComponentPropsWithRef } from 'react';

/** Props of {@link Button}; everything a `<button>` takes besides. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** One `primary` per view; `secondary` is outlined; `quiet` is text alone. Default `primary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** Default `button`, so that a button in a form never submits it by accident. */
  type?: 'button' | 'submit' | undefined;
  /** Takes the full width of its container. */
  wide?: boolean | undefined;
  /** Work is under way: presses are swallowed, the width stays, screen readers are told. */
  busy?: boolean | undefined;
  /** What is announced while busy; default is the catalogue's "please wait". */
  busyLabel?: string | undefined;
}
