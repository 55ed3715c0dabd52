import { useTranslate } from '@shop/i18n/react';
import type { ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '../icon';
import styles from './toast-region.module.css';

/** A short message. The owner removes it after 6 s. */
export interface Toast {
  id: string;
  tone: 'info' | 'success' | 'error';
  text: string;
}

/** Props of {@link ToastRegion}; keep it mounted, since a live region must exist before its text. */
export interface ToastRegionProps {
  /** One at a time: a second one would reach down to what is bought and for whom. */
  toast: Toast | null;
  onDismiss: (id: string) => void;
  /** The pointer or focus is on the toast: the owner should pause its timer. */
  onHoldChange?: ((held: boolean) => void) | undefined;
}

const icons = { info: InfoIcon, success: SuccessIcon, error: AlertIcon } as const;

/**
 * A short message in the place of the header, over everything else: it covers neither whom the goods are for, nor the
 * price, nor a result. Mounted always; empty, it takes no room. Outside the page, which is inert behind a popup: neither
 * could it be pressed there nor would it be announced.
 */
export function ToastRegion({ toast, onDismiss, onHoldChange }: ToastRegionProps): ReactPortal {
  const t = useTranslate();
  const hold = (held: boolean) => (): void => {
    onHoldChange?.(held);
  };
  const Icon = icons[toast?.tone ?? 'info'];
  return createPortal(
    <div
      aria-label={t('common.messages')}
      aria-live="polite"
      className={styles.region}
      onBlur={hold(false)}
      onFocus={hold(true)}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      role="region"
    >
      {toast && (
        <div className={styles.toast} data-tone={toast.tone} key={toast.id}>
          <Icon size={20} />
          <p className={styles.text}>{toast.text}</p>
          <button
            aria-label={t('common.close')}
            className={styles.close}
            onClick={() => {
              onDismiss(toast.id);
            }}
            type="button"
          >
            <CloseIcon size={18} />
          </button>
        </div>
      )}
    </div>,
    document.body,
  );
}
