import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { PageNotice } from '../page-notice';
import { Sheet } from '../sheet';
import { SignInProviders } from '../sign-in-providers';
import { LoginForm } from './login-form';
import type { LoginPopupProps } from './login-popup-props';
import styles from './login-popup.module.css';

/**
 * Signs in with account and password, or with one of the kinds the brand offers (spec §2). A kind that
 * does not work in the player's browser is answered with `LoginEnvPopup`.
 */
export function LoginPopup({
  open,
  onOpenChange,
  providers,
  storageBlocked = false,
  ...form
}: LoginPopupProps): ReactElement {
  const t = useTranslate();
  return (
    <Sheet height="fit" onOpenChange={onOpenChange} open={open} title={t('login.title')}>
      {storageBlocked && <PageNotice kind="storage" />}
      <LoginForm {...form} />
      {providers !== undefined && providers.kinds.length > 0 && (
        <div className={styles.providers}>
          <p className={styles.or}>{t('login.orWith')}</p>
          <SignInProviders {...providers} />
        </div>
      )}
    </Sheet>
  );
}
