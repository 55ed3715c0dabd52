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
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  /** The pointer or focus is on the toasts: the owner should pause its timers. */
  onHoldChange?: ((held: boolean) => void) | undefined;
}

const icons = { info: InfoIcon, success: SuccessIcon, error: AlertIcon } as const;

/**
 * Short messages over everything else. Mounted always; empty, it takes no room. Outside the page, which is inert behind
 * a popup: neither could they be pressed there nor would they be announced.
 */
export function ToastRegion({ toasts, onDismiss, onHoldChange }: ToastRegionProps): ReactPortal {
  const t = useTranslate();
  const hold = (held: boolean) => (): void => {
    onHoldChange?.(held);
  };
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
      {toasts.map(({ id, tone, text }) => {
        const Icon = icons[tone];
        return (
          <div className={styles.toast} data-tone={tone} key={id}>
            <Icon size={20} />
            <p className={styles.text}>{text}</p>
            <button
              aria-label={t('common.close')}
              className={styles.close}
              onClick={() => {
                onDismiss(id);
              }}
              type="button"
            >
              <CloseIcon size={18} />
            </button>
          </div>
        );
      })}
    </div>,
    document.body,
  );
}
