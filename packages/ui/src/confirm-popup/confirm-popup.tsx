import { Dialog } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button';
import { PopupBackdrop, Scrim, useDialogAfterScrim } from '../sheet';
import styles from './confirm-popup.module.css';

/** Props of {@link ConfirmPopup}; the fields of spec §3, popup state. */
export interface ConfirmPopupProps {
  open: boolean;
  title: string;
  /** A sentence, or a list of what is agreed to. */
  content: ReactNode;
  confirmText: string;
  /** Without it there is one button. */
  cancelText?: string | undefined;
  onConfirm: () => void;
  /** Also called on Escape, the close button and, with `closeByOverlay`, a press outside. */
  onCancel: () => void;
  /** Makes the confirming button white instead of coloured, for actions that need care. */
  whiteButton?: boolean | undefined;
  closeByOverlay?: boolean | undefined;
  busy?: boolean | undefined;
}

/**
 * Asks for confirmation of something that is not easily undone (spec §5). A press outside closes it
 * only with `closeByOverlay`.
 */
export function ConfirmPopup({
  open,
  title,
  content,
  confirmText,
  cancelText,
  onConfirm,
  onCancel,
  whiteButton = false,
  closeByOverlay = false,
  busy = false,
}: ConfirmPopupProps): ReactElement {
  const dialog = useDialogAfterScrim(open, onCancel);
  return (
    <>
      {open && <Scrim />}
      <Dialog.Root
        disablePointerDismissal={!closeByOverlay}
        key={dialog.turn}
        onOpenChange={(isOpen) => {
          if (!isOpen) onCancel();
        }}
        open={dialog.isOpen}
      >
        <Dialog.Portal data-popup>
          <PopupBackdrop isOpen={dialog.isOpen} />
          <Dialog.Viewport className={styles.viewport}>
            <Dialog.Popup className={styles.popup} role="alertdialog">
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Description className={styles.content} render={<div />}>
                {content}
              </Dialog.Description>
              <div className={styles.buttons} data-white={whiteButton}>
                {cancelText !== undefined && (
                  <Button onClick={onCancel} variant={whiteButton ? 'primary' : 'secondary'} wide>
                    {cancelText}
                  </Button>
                )}
                <Button
                  busy={busy}
                  onClick={onConfirm}
                  variant={whiteButton ? 'secondary' : 'primary'}
                  wide
                >
                  {confirmText}
                </Button>
              </div>
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}
