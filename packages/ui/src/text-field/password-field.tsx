import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icon';
import styles from './password-field.module.css';
import { type TextFieldProps, TextField } from './text-field';

/** A password that can be shown (spec §2) by a button that stays pressed; it starts hidden every time. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>): ReactElement {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      autoCapitalize="none"
      end={
        <button
          aria-label={t('login.showPassword')}
          aria-pressed={isShown}
          className={styles.toggle}
          onClick={() => {
            setIsShown(!isShown);
          }}
          type="button"
        >
          {isShown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
        </button>
      }
      spellCheck={false}
      type={isShown ? 'text' : 'password'}
    />
  );
}
