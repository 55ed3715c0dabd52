import { useTranslate } from '@shop/i18n/react';
import {
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { AlertIcon } from '../icon';
import { Picture } from '../picture';
import { PasswordField, TextField, useFilledFields } from '../text-field';
import styles from './card-form.module.css';

/**
 * Props of {@link CardForm}. The owner is told what is typed, and may change it, for instance to forget it. Nothing else
 * is written into the fields.
 */
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
 * Returns a field, and how to tell the owner its text if that has changed. A text that the owner itself has changed is
 * written into the field.
 */
function useOwnedText(
  text: string,
  onChange: (text: string) => void,
): readonly [field: RefObject<HTMLInputElement | null>, tell: () => void] {
  const field = useRef<HTMLInputElement>(null);
  const told = useRef('');
  useLayoutEffect(() => {
    if (text === told.current || field.current === null) return;
    told.current = text;
    field.current.value = text;
  }, [text]);

  const tell = (): void => {
    const now = field.current?.value ?? '';
    if (now === told.current) return;
    told.current = now;
    onChange(now);
  };
  return [field, tell];
}

function trim({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  const trimmed = field.value.trim();
  if (trimmed !== field.value) field.value = trimmed;
}

/**
 * Moves the focus into the form once the card is refused: to the first field that is empty, or to the number. The button
 * that was pressed is disabled then, and would leave the focus nowhere.
 */
function useFocusOnRefusal(
  error: string | undefined,
  form: RefObject<HTMLFormElement | null>,
): void {
  useEffect(() => {
    if (error === undefined || form.current?.contains(document.activeElement) !== false) return;
    const fields = Array.from(form.current.querySelectorAll('input'));
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [error, form]);
}

/**
 * Number and password of a prepaid card (spec §2). Surrounding spaces are trimmed (spec §5); the
 * owner removes spaces inside, as printed on the card. The names differ from those of a sign-in
 * form, so that password managers do not offer to save them.
 */
export function CardForm(props: CardFormProps): ReactElement {
  const t = useTranslate();
  const { name, icon, onSubmit } = props;
  const { errors = {}, focusesNumber = false } = props;
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [number, tellNumber] = useOwnedText(props.number, props.onNumberChange);
  const [password, tellPassword] = useOwnedText(props.password, props.onPasswordChange);
  useFilledFields(form, () => {
    tellNumber();
    tellPassword();
  });

  useFocusOnRefusal(errors.card, form);

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
      ref={form}
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
        id="prepaid-number"
        inputMode="text"
        label={t('prepaid.number')}
        name="prepaid-number"
        onBlur={trim}
        ref={number}
      />
      <PasswordField
        {...asTyped}
        enterKeyHint="done"
        error={errors.password}
        id="prepaid-secret"
        inputMode="text"
        label={t('prepaid.password')}
        name="prepaid-secret"
        onBlur={trim}
        ref={password}
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
