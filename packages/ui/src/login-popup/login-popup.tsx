import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useState } from 'react';
import { PageNotice } from '../page-notice';
import { type PopupProps, Sheet } from '../sheet';
import { type SignInProvidersProps, SignInProviders } from '../sign-in-providers';
import { LoginForm } from './login-form';
import styles from './login-popup.module.css';

/** What the player typed, trimmed (spec §5). */
export interface LoginCredentials {
  username: string;
  password: string;
}

/** Props of {@link LoginPopup}. */
export interface LoginPopupProps extends PopupProps {
  onSubmit: (credentials: LoginCredentials) => void;
  busy: boolean;
  /** Refusals in the player's words: below a field, or for the form as a whole. */
  errors?:
    | {
        readonly username?: string | undefined;
        readonly password?: string | undefined;
        readonly form?: string | undefined;
      }
    | undefined;
  /**
   * The browser stores nothing, so signing in lasts as long as the page; a note above the form says
   * so.
   */
  storageBlocked?: boolean | undefined;
  /** Third-party sign-in, below the form; left out if the brand offers none. */
  providers?: SignInProvidersProps | undefined;
}

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
      {storageBlocked && <PageNotice isBlock kind="storage" />}
      <LoginForm {...form} />
      {providers !== undefined && <Providers {...providers} />}
    </Sheet>
  );
}

/**
 * The kinds below the form. If those with a reserved place turn out not to be offered, the place stays
 * free until the popup is closed, so that the form does not move under the player's fingers.
 */
function Providers({ kinds, pending, ...row }: SignInProvidersProps): ReactElement | null {
  const t = useTranslate();
  const [reserved] = useState(kinds);
  const isFree = kinds.length === 0;
  const shown = isFree ? reserved : kinds;
  if (shown.length === 0) return null;
  return (
    <div className={styles.providers} data-free={isFree}>
      <p className={styles.or}>{t('login.orWith')}</p>
      <SignInProviders {...row} kinds={shown} pending={isFree || pending} />
    </div>
  );
}
