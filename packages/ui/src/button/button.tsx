import { useTranslate } from '@shop/i18n';
import type { MouseEvent, ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import type { ButtonProps } from './button-props';
import styles from './button.module.css';

/**
 * A button. While `busy` it keeps its width and its focus, swallows presses (and with them the
 * submitting of its form), and a live region beside it says what is going on.
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
