import type { KeyboardEvent, ReactElement } from 'react';
import { SearchIcon } from '../icon';
import styles from './search-field.module.css';

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** Placeholder and name of the field. */
  label: string;
  /** Called with each text that is typed. The field is not written into. */
  onChange: (text: string) => void;
  /** Called on the down arrow, which leads into the list, but not while it leads through an input method's choices. */
  onDown?: (() => void) | undefined;
}

/** Narrows a list while the player types. */
export function SearchField({ label, onChange, onDown }: SearchFieldProps): ReactElement {
  function goDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDown?.();
  }

  return (
    <div className={styles.box}>
      <SearchIcon size={20} />
      <input
        aria-label={label}
        autoComplete="off"
        className={styles.input}
        enterKeyHint="search"
        inputMode="search"
        name="search"
        // Not `onChange`, which React leaves out if a script has set the value first.
        onInput={(event) => {
          onChange(event.currentTarget.value);
        }}
        onKeyDown={goDown}
        placeholder={label}
        type="search"
      />
    </div>
  );
}
