import {
  type ReactPortal,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
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
 *
 * @param close called on Escape until the dialog is there, which then listens itself
 */
export function useDialogAfterScrim(open: boolean, close: () => void): DialogState {
  const isScrimDrawn = useDeferredValue(open, false);
  const [wasOpen, setWasOpen] = useState(open);
  const [turn, setTurn] = useState(0);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setTurn(turn + 1);
  }
  useEscape(open && !isScrimDrawn, close);
  return { isOpen: open && isScrimDrawn, turn };
}

/** Calls back on Escape while it is active, before any popup below hears of it. */
function useEscape(isActive: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      escape();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
    };
  }, [isActive]);
}
