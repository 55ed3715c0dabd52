import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

/** Props of {@link TextField}; everything an `<input>` takes besides. */
export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  /** What is wrong, in the player's words; read out with the field. */
  error?: string | undefined;
  /** Stands inside the field, at the end of the line. */
  end?: ReactNode;
}

/**
 * A labelled input of 16 px, so that no phone zooms in on it. Without an `id` it has one that differs between
 * visits; a field that password managers fill in needs its own.
 */
export function TextField({ label, error, end, ...input }: TextFieldProps): ReactElement {
  const ownId = useId();
  const id = input.id ?? ownId;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <input
          {...input}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-invalid={error !== undefined || undefined}
          className={styles.input}
          id={id}
        />
        {end}
      </span>
      <p className={styles.error} id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
