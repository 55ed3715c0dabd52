import { Dialog } from '@base-ui/react/dialog';
import type { ReactElement } from 'react';
import styles from './sheet.module.css';

/** The backdrop of a dialog over a `Scrim`: it takes the scrim's place when the popup closes. */
export function PopupBackdrop(): ReactElement {
  return <Dialog.Backdrop className={styles.backdrop} />;
}
