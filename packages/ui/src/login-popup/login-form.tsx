import { useTranslate } from '@shop/i18n';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { Button } from '../button';
import { AlertIcon } from '../icon';
import { PasswordField, TextField } from '../text-field';
import type { LoginPopupProps } from './login-popup';
import styles from './login-popup.module.css';

/**
 * A `<form>`, so that password managers can fill it in. The button is enabled only when both fields
 * are non-empty, and both are trimmed (spec §5).
 */
export function LoginForm({
  onSubmit,
  busy,
  errors = {},
}: Pick<LoginPopupProps, 'onSubmit' | 'busy' | 'errors'>): ReactElement {
  const t = useTranslate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const typed = { username: username.trim(), password: password.trim() };
  const isComplete = typed.username !== '' && typed.password !== '';

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isComplete && !busy) onSubmit(typed);
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        autoCorrect="off"
        dir="ltr"
        error={errors.username}
        label={t('login.account')}
        name="username"
        onChange={(event) => {
          setUsername(event.target.value);
        }}
        spellCheck={false}
        value={username}
      />
      <PasswordField
        dir="ltr"
        autoComplete="current-password"
        error={errors.password}
        label={t('login.password')}
        name="password"
        onChange={(event) => {
          setPassword(event.target.value);
        }}
        value={password}
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
