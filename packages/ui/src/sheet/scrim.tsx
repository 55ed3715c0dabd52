import { type ReactPortal, useDeferredValue } from 'react';
import { createPortal } from 'react-dom';
import styles from './sheet.module.css';

/**
 * Darkens the page behind a popup. It is rendered alone first, so that a press has a visible effect
 * at the next paint; the dialog follows (see `useDialogAfterScrim`).
 */
export function Scrim(): ReactPortal {
  return createPortal(<div className={styles.scrim} />, document.body);
}

/**
 * Returns whether the dialog of a popup may open. It follows `open` one render later: rendering the
 * dialog can block a slow phone beyond the next paint, so the scrim is painted first. Closing is
 * not deferred.
 */
export function useDialogAfterScrim(open: boolean): boolean {
  const isScrimDrawn = useDeferredValue(open, false);
  return open && isScrimDrawn;
}
