import { Dialog } from '@base-ui/react/dialog';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Button } from '../button';
import { PopupBackdrop, Scrim, useContentWhileOpen, useDialogAfterScrim } from '../sheet';
import styles from './confirm-popup.module.css';

/**
 * Props of {@link ConfirmPopup}; the fields of spec §3, popup state. The order of the buttons and which of them is filled
 * are no choice of the caller (docs/adr/0076).
 */
export interface ConfirmPopupProps {
  open: boolean;
  title: string;
  /** A sentence, or a list of what is agreed to. */
  content: ReactNode;
  /** What the player has asked for, as a verb: this button is the first, and filled. */
  confirmText: string;
  /** What changes nothing, the white button below or after it. Without it there is one button. */
  cancelText?: string | undefined;
  onConfirm: () => void;
  /** Also called on Escape, the close button and, with `closeByOverlay`, a press outside. */
  onCancel: () => void;
  closeByOverlay?: boolean | undefined;
  busy?: boolean | undefined;
}

/**
 * Asks for confirmation of something that is not easily undone (spec §5). A press outside closes it
 * only with `closeByOverlay`. Focus begins on the button that changes nothing. The texts stay until the exit is over.
 */
export function ConfirmPopup({
  open,
  onConfirm,
  onCancel,
  closeByOverlay = false,
  busy = false,
  ...texts
}: ConfirmPopupProps): ReactElement {
  const dialog = useDialogAfterScrim(open, onCancel);
  const { title, content, confirmText, cancelText } = useContentWhileOpen(open, texts);
  const cancel = useRef<HTMLButtonElement>(null);
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
            <Dialog.Popup
              className={styles.popup}
              initialFocus={cancelText === undefined ? undefined : cancel}
              role="alertdialog"
            >
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Description className={styles.content} render={<div />}>
                {content}
              </Dialog.Description>
              <div className={styles.buttons}>
                <Button busy={busy} onClick={onConfirm} wide>
                  {confirmText}
                </Button>
                {cancelText !== undefined && (
                  <Button onClick={onCancel} ref={cancel} variant="secondary" wide>
                    {cancelText}
                  </Button>
                )}
              </div>
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}
