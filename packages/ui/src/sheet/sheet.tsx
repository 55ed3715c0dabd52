import { Dialog } from '@base-ui/react/dialog';
import { useTranslate } from '@shop/i18n';
import { type ReactElement, useRef } from 'react';
import { BackIcon, CloseIcon } from '../icon';
import type { SheetProps } from './sheet-props';
import styles from './sheet.module.css';

/**
 * The frame of every popup: focus is kept inside and given back, Escape and a press outside close
 * it, and the page behind does not scroll.
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  children,
  footer,
  onBack,
  height = 'full',
  initialFocus,
}: SheetProps): ReactElement {
  const t = useTranslate();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      onOpenChange={(isOpen) => {
        onOpenChange(isOpen);
      }}
      open={open}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          {/* Focus goes to the popup, not to its close button: what is read first is the title. */}
          <Dialog.Popup
            className={styles.popup}
            data-height={height}
            initialFocus={initialFocus ?? popup}
            ref={popup}
          >
            <div className={styles.head}>
              {onBack && (
                <button
                  aria-label={t('common.back')}
                  className={styles.iconButton}
                  onClick={onBack}
                  type="button"
                >
                  <BackIcon />
                </button>
              )}
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close aria-label={t('common.close')} className={styles.iconButton}>
                <CloseIcon />
              </Dialog.Close>
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
