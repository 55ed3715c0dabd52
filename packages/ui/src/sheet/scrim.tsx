import { type ReactPortal, useDeferredValue, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './sheet.module.css';

/**
 * Darkens the page behind a popup. It is rendered alone first, so that a press has a visible effect
 * at the next paint; the dialog follows (see `useDialogAfterScrim`).
 */
export function Scrim(): ReactPortal {
  return createPortal(<div className={styles.scrim} />, document.body);
}

/** The dialog of a popup. */
interface DialogState {
  readonly isOpen: boolean;
  /**
   * The key of the dialog, another one each time that the popup opens. A dialog that is still closing then
   * is left out: it is before the new scrim in the document, which would cover it.
   */
  readonly turn: number;
}

/**
 * Returns the dialog of a popup. It follows `open` one render later: rendering the dialog can block a slow
 * phone beyond the next paint, so the scrim is painted first. Closing is not deferred.
 */
export function useDialogAfterScrim(open: boolean): DialogState {
  const isScrimDrawn = useDeferredValue(open, false);
  const [wasOpen, setWasOpen] = useState(open);
  const [turn, setTurn] = useState(0);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setTurn(turn + 1);
  }
  return { isOpen: open && isScrimDrawn, turn };
}
