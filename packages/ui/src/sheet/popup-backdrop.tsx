import { Dialog } from '@base-ui/react/dialog';
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { makeInertBehind } from './inert-behind';
import styles from './sheet.module.css';

/**
 * Puts focus on the main part of the page where what opened a popup is gone or cannot have it any more, for example
 * goods of which the last has been bought. Otherwise the next Tab would begin at the top of the page.
 */
function keepFocusInPage(): void {
  const main = document.querySelector('main');
  if (main === null || document.activeElement !== document.body) return;
  main.tabIndex = -1;
  // A ring around the whole page would say nothing.
  main.style.outline = 'none';
  main.focus({ preventScroll: true });
}

/**
 * The backdrop of a dialog over a `Scrim`: it takes the scrim's place when the popup closes. While the dialog is open,
 * what is behind it is inert, and afterwards focus is somewhere in the page. Belongs in a `Dialog.Portal` with `data-popup`.
 */
export function PopupBackdrop({ isOpen }: { readonly isOpen: boolean }): ReactElement {
  const backdrop = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen && backdrop.current !== null) return makeInertBehind(backdrop.current);
    return undefined;
  }, [isOpen]);
  useEffect(() => keepFocusInPage, []);
  return <Dialog.Backdrop className={styles.backdrop} ref={backdrop} />;
}
