import { type ReactPortal, useDeferredValue } from 'react';
import { createPortal } from 'react-dom';
import styles from './sheet.module.css';

/**
 * What darkens the page behind a popup. It is all that a press has to draw, and so is seen at the
 * next paint; the dialog follows above it (see `useDialogAfterScrim`).
 */
export function Scrim(): ReactPortal {
  return createPortal(<div className={styles.scrim} />, document.body);
}

/**
 * Whether the dialog of a popup may open. It lags behind `open` by one render, in which only the
 * scrim is drawn: a dialog takes a slow phone longer than a press may go unanswered. Closing does not
 * lag.
 */
export function useDialogAfterScrim(open: boolean): boolean {
  const isScrimDrawn = useDeferredValue(open, false);
  return open && isScrimDrawn;
}
