import { useTranslate } from '@shop/i18n/react';
import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './button.module.css';

/** Props of {@link Button}; everything a `<button>` takes besides. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** One `primary` per view; `secondary` is outlined; `quiet` is text alone. Default `primary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** Default `button`, so that a button in a form never submits it by accident. */
  type?: 'button' | 'submit' | undefined;
  /** Takes the full width of its container. */
  wide?: boolean | undefined;
  /** Work is in progress: presses are ignored, the width stays, and screen readers announce it. */
  busy?: boolean | undefined;
  /** What is announced while busy; default is the catalogue's "please wait". */
  busyLabel?: string | undefined;
}

/**
 * A button. While `busy` it keeps its width and its focus, ignores presses (and so does not submit
 * its form), and a live region beside it announces the work in progress.
 */
export function Button({
  variant = 'primary',
  type = 'button',
  wide,
  busy,
  busyLabel,
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement {
  const t = useTranslate();

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...rest}
        aria-disabled={busy || undefined}
        className={styles.button}
        data-busy={busy}
        data-variant={variant}
        data-wide={wide}
        onClick={press}
        type={type}
      >
        <span className={styles.label}>{children}</span>
        {busy && <span className={styles.spinner} />}
      </button>
      {busy !== undefined && (
        <VisuallyHidden role="status">{busy && (busyLabel ?? t('common.wait'))}</VisuallyHidden>
      )}
    </>
  );
}
