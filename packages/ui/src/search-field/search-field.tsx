import type { KeyboardEvent, ReactElement } from 'react';
import { SearchIcon } from '../icon';
import styles from './search-field.module.css';

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** Placeholder and name of the field. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/** Narrows a list while the player types. */
export function SearchField({ label, value, onChange, onKeyDown }: SearchFieldProps): ReactElement {
  return (
    <div className={styles.box}>
      <SearchIcon size={20} />
      <input
        aria-label={label}
        autoComplete="off"
        className={styles.input}
        enterKeyHint="search"
        inputMode="search"
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
        placeholder={label}
        type="search"
        value={value}
      />
    </div>
  );
}
