import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../button';
import { AlertIcon } from '../icon';
import { PasswordField, TextField, textIn, useFilledFields } from '../text-field';
import type { LoginCredentials, LoginPopupProps } from './login-popup';
import styles from './login-popup.module.css';

function credentialsIn(form: HTMLFormElement): LoginCredentials {
  return { username: textIn(form, 'username'), password: textIn(form, 'password') };
}

function isFilledIn({ username, password }: LoginCredentials): boolean {
  return username !== '' && password !== '';
}

/**
 * A `<form>`, so that password managers can fill it in, and it is read from its fields when it is sent. The button
 * is enabled only when both fields are non-empty, and both are trimmed (spec §5).
 */
export function LoginForm({
  onSubmit,
  busy,
  errors = {},
}: Pick<LoginPopupProps, 'onSubmit' | 'busy' | 'errors'>): ReactElement {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [isComplete, setIsComplete] = useState(false);
  useFilledFields(form, (filled) => {
    setIsComplete(isFilledIn(credentialsIn(filled)));
  });

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = credentialsIn(event.currentTarget);
    if (isFilledIn(typed) && !busy) onSubmit(typed);
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} ref={form}>
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        autoCorrect="off"
        dir="ltr"
        enterKeyHint="next"
        error={errors.username}
        id="username"
        label={t('login.account')}
        name="username"
        spellCheck={false}
      />
      <PasswordField
        dir="ltr"
        autoComplete="current-password"
        enterKeyHint="go"
        error={errors.password}
        id="current-password"
        label={t('login.password')}
        name="password"
      />
      <div className={styles.error} role="alert">
        {errors.form && (
          <>
            <AlertIcon size={20} /> <p>{errors.form}</p>
          </>
        )}
      </div>
      <Button
        busy={busy}
        busyLabel={t('login.submitting')}
        disabled={!isComplete}
        type="submit"
        wide
      >
        {t('login.submit')}
      </Button>
    </form>
  );
}
