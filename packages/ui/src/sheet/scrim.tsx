import type { ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import styles from './sheet.module.css';

/**
 * What darkens the page behind a popup. It is all that a press has to draw, and so is seen at the
 * next paint; the dialog follows above it (see `useDialogAfterScrim`).
 */
export function Scrim(): ReactPortal {
  return createPortal(<div className={styles.scrim} />, document.body);
}
