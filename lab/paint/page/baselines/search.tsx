import type { ReactElement } from 'react';

/** Props of {@link Search}. */
interface SearchProps {
  typed: string;
  onType: (typed: string) => void;
}

/** A minimal search field. */
export function Search({ typed, onType }: SearchProps): ReactElement {
  return (
    <input
      aria-label="Search"
      onChange={(event) => {
        onType(event.target.value);
      }}
      type="search"
      value={typed}
    />
  );
}
