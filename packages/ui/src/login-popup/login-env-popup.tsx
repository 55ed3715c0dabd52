import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ConfirmPopup } from '../confirm-popup';
import { VisuallyHidden } from '../visually-hidden';
import type { LoginEnvPopupProps } from './login-env-popup-props';
import styles from './login-env-popup.module.css';

/**
 * A kind of sign-in that this browser does not let through, as those inside other apps often do not
 * (spec §8). The link is shown as well: such browsers may refuse to copy, too.
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
