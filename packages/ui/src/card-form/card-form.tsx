import { useTranslate } from '@shop/i18n';
import { type ReactElement, type SyntheticEvent, useId } from 'react';
import { AlertIcon } from '../icon';
import { Picture } from '../picture';
import { PasswordField, TextField } from '../text-field';
import styles from './card-form.module.css';

/** Props of {@link CardForm}. The owner holds what is typed, so that it can forget it. */
export interface CardFormProps {
  /** Whose card it is: the channel's name, or a general word. */
  name: string;
  /** Address of the channel's icon; may be empty. */
  icon: string;
  /** Whether the number takes focus, because the form replaces what the player has just pressed. */
  focusesNumber?: boolean | undefined;
  number: string;
  password: string;
  onNumberChange: (text: string) => void;
  onPasswordChange: (text: string) => void;
  /** What is wrong, in the player's words: with one of the two, or with the card as a whole. */
  errors?:
    | {
        readonly number?: string | undefined;
        readonly password?: string | undefined;
        readonly card?: string | undefined;
      }
    | undefined;
  /** Called when the player presses Enter. The owner checks whether the form is complete. */
  onSubmit: () => void;
}

/** Maximum length of a field (spec §9). */
const maxCharacters = 80;

/**
 * Turns off autocorrection and autofill: the text is worth money, so no browser should store it.
 */
const asTyped = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  dir: 'ltr',
  maxLength: maxCharacters,
  spellCheck: false,
} as const;

/**
 * Number and password of a prepaid card (spec §2). Surrounding spaces are trimmed (spec §5); the
 * owner removes spaces inside, as printed on the card. The names differ from those of a sign-in
 * form, so that password managers do not offer to save them.
 */
export function CardForm(props: CardFormProps): ReactElement {
  const t = useTranslate();
  const { name, icon, number, password, onNumberChange, onPasswordChange, onSubmit } = props;
  const { errors = {}, focusesNumber = false } = props;
  const heading = useId();

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form
      aria-labelledby={heading}
      autoComplete="off"
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <div className={styles.face}>
        <Picture name={name} size={32} src={icon} />
        <h3 className={styles.name} id={heading}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.where}>{t('prepaid.where')}</p>
      </div>
      <TextField
        {...asTyped}
        autoFocus={focusesNumber}
        enterKeyHint="next"
        error={errors.number}
        inputMode="text"
        label={t('prepaid.number')}
        name="prepaid-number"
        onBlur={() => {
          if (number !== number.trim()) onNumberChange(number.trim());
        }}
        onChange={(event) => {
          onNumberChange(event.target.value.trimStart());
        }}
        value={number}
      />
      <PasswordField
        {...asTyped}
        enterKeyHint="done"
        error={errors.password}
        inputMode="text"
        label={t('prepaid.password')}
        name="prepaid-secret"
        onBlur={() => {
          if (password !== password.trim()) onPasswordChange(password.trim());
        }}
        onChange={(event) => {
          onPasswordChange(event.target.value.trimStart());
        }}
        value={password}
      />
      <div className={styles.error} role="alert">
        {errors.card && (
          <>
            <AlertIcon size={20} /> <p>{errors.card}</p>
          </>
        )}
      </div>
      {/* A form with two fields needs a submit button for Enter to work. The visible one is in the popup. */}
      <button hidden type="submit" />
    </form>
  );
}
