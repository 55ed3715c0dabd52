import { Dialog } from '@base-ui/react/dialog';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { makeInertBehind } from './inert-behind';
import styles from './sheet.module.css';

/**
 * The backdrop of a dialog over a `Scrim`: it takes the scrim's place when the popup closes. While the dialog is open,
 * what is behind it is inert. Belongs in a `Dialog.Portal` with `data-popup`.
 */
export function PopupBackdrop({ isOpen }: { readonly isOpen: boolean }): ReactElement {
  const backdrop = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen && backdrop.current !== null) return makeInertBehind(backdrop.current);
    return undefined;
  }, [isOpen]);
  return <Dialog.Backdrop className={styles.backdrop} ref={backdrop} />;
}
