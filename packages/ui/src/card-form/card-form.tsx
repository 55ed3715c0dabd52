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
  /** Whether the number takes focus: the form has come where the player has just pressed something. */
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
  /** The player pressed Enter; whether there is enough to go on with is the owner's to say. */
  onSubmit: () => void;
}

/** Characters a field takes (spec §9). */
const mostCharacters = 80;

/** What no phone should change, and no browser keep: it is worth money to whoever reads it. */
const asTyped = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  dir: 'ltr',
  maxLength: mostCharacters,
  spellCheck: false,
} as const;

/**
 * Number and password of a prepaid card (spec §2). What stands around them is dropped (spec §5);
 * spaces between are welcome, as they are printed, and the owner's to deal with. Not named like a sign-in, so that no password manager offers to keep it.
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
      {/* Without one, Enter submits no form of two fields. The one to be seen stands in the popup. */}
      <button hidden type="submit" />
    </form>
  );
}
