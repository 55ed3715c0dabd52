import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { ConfirmPopup } from '../confirm-popup';
import { VisuallyHidden } from '../visually-hidden';
import styles from './login-env-popup.module.css';

/** Props of {@link LoginEnvPopup}. */
export interface LoginEnvPopupProps {
  open: boolean;
  /** Name of the kind of sign-in that does not work here. */
  provider: string;
  /** What to open in another browser: the shop with its `domain_area` and `client_id` (spec §8). */
  link: string;
  /** The link has just been copied. The owner writes to the clipboard and resets this. */
  copied: boolean;
  onCopy: () => void;
  /** By the button, Escape or a press outside. */
  onClose: () => void;
}

/**
 * A kind of sign-in that this browser blocks, as in-app browsers often do (spec §8). The link is
 * visible as well, since such browsers may block copying too.
 */
export function LoginEnvPopup({
  open,
  provider,
  link,
  copied,
  onCopy,
  onClose,
}: LoginEnvPopupProps): ReactElement {
  const t = useTranslate();
  return (
    <ConfirmPopup
      cancelText={t('common.close')}
      closeByOverlay
      confirmText={copied ? t('common.copied') : t('login.copyLink')}
      content={
        <>
          {t('tip_login_env_error', { name: provider })}
          <bdi className={styles.link} dir="ltr">
            {link}
          </bdi>
          <VisuallyHidden role="status">{copied && t('common.copied')}</VisuallyHidden>
        </>
      }
      onCancel={onClose}
      onConfirm={onCopy}
      open={open}
      title={t('login.title')}
    />
  );
}
