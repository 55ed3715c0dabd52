import { useTranslate } from '@shop/i18n';
import { type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../button';
import { TextField } from '../text-field';
import type { RealNameEntry, RealNameFormState } from './real-name';
import styles from './real-name.module.css';

/** Props of {@link RealNameForm}. */
type RealNameFormProps = Extract<RealNameFormState, { kind: 'open' }>;

/**
 * A `<form>`. The browser may fill in the name, but does not store the number. On submit, the first
 * empty field is reported and focused.
 */
export function RealNameForm({ busy, errors = {}, onSubmit }: RealNameFormProps): ReactElement {
  const t = useTranslate();
  const [entry, setEntry] = useState<RealNameEntry>({ name: '', idNumber: '' });
  const [isSent, setIsSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (busy) return;
    setIsSent(true);
    const empty = (['name', 'idNumber'] as const).find((field) => entry[field].trim() === '');
    if (empty === undefined) onSubmit({ name: entry.name.trim(), idNumber: entry.idNumber.trim() });
    else form.current?.querySelector<HTMLElement>(`[data-field=${empty}]`)?.focus();
  }

  const errorOf = (field: keyof RealNameEntry): string | undefined =>
    isSent && entry[field].trim() === '' ? t('realName.missing') : errors[field];

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} ref={form}>
      <TextField
        autoComplete="name"
        data-field="name"
        dir="auto"
        enterKeyHint="next"
        error={errorOf('name')}
        label={t('realName.name')}
        name="name"
        onChange={(event) => {
          setEntry({ ...entry, name: event.target.value });
        }}
        value={entry.name}
      />
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        data-field="idNumber"
        dir="ltr"
        enterKeyHint="done"
        error={errorOf('idNumber')}
        label={t('realName.idNumber')}
        name="id-number"
        onChange={(event) => {
          setEntry({ ...entry, idNumber: event.target.value });
        }}
        spellCheck={false}
        value={entry.idNumber}
      />
      <Button busy={busy} busyLabel={t('realName.submitting')} type="submit" wide>
        {t('realName.submit')}
      </Button>
    </form>
  );
}
