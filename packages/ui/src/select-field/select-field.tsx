import { type ReactElement, useId } from 'react';
import { ChevronDownIcon } from '../icon';
import styles from './select-field.module.css';

/** Props of {@link SelectField}. */
export interface SelectFieldProps {
  label: string;
  options: readonly { readonly value: string; readonly name: string }[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * A labelled choice of a few names. The browser's own control: phones show their familiar wheel or
 * sheet for it, and it works with every assistive technology.
 */
export function SelectField({ label, options, value, onChange }: SelectFieldProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={styles.select}
        id={id}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        value={value}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <span className={styles.icon}>
        <ChevronDownIcon size={20} />
      </span>
    </div>
  );
}
