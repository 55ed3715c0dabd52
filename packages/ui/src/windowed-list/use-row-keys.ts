import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type NextFocusedRowInput, nextFocusedRow } from './next-focused-row';

/** Input of {@link useRowKeys}. */
export interface RowKeysInput extends Pick<NextFocusedRowInput, 'count' | 'isStop' | 'asRadios'> {
  list: RefObject<HTMLElement | null>;
}

/** What a windowed list does with focus and keys. */
export interface RowKeys {
  /** The row that had focus last. It stays in the page, since removing it would lose focus. */
  focused: RefObject<number | null>;
  /** The row that a key moved focus to last, rendered for that. */
  target: number | null;
  onFocus: (event: FocusEvent) => void;
  /** @param scrollTo brings a row into sight */
  onKeyDown: (event: KeyboardEvent, scrollTo: (index: number) => void) => void;
}

function rowOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row === null ? null : Number(row.getAttribute('data-index'));
}

/** Moves focus between the rows of a list of which only a part is in the page. */
export function useRowKeys({ list, ...rows }: RowKeysInput): RowKeys {
  const focused = useRef<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);

  function controlOf(index: number): HTMLElement | null {
    const row = `[data-index="${String(index)}"]`;
    return list.current?.querySelector<HTMLElement>(`${row} button, ${row} input`) ?? null;
  }

  return {
    focused,
    target,
    // A ref, since no render depends on it: it is read when rows leave the page.
    onFocus: (event) => {
      focused.current = rowOf(event.target);
    },
    onKeyDown: (event, scrollTo) => {
      const from = rowOf(event.target);
      if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
      const { direction } = getComputedStyle(event.currentTarget);
      const to = nextFocusedRow({
        ...rows,
        key: event.key,
        from,
        isRightToLeft: direction === 'rtl',
      });
      if (to === null) return;
      event.preventDefault();
      // Rendered at once, however far away it is: only what is in the page can have focus.
      flushSync(() => {
        setTarget(to);
      });
      const control = controlOf(to);
      control?.focus({ preventScroll: true });
      scrollTo(to);
      // In a group of radios the one with focus is the chosen one.
      if (rows.asRadios && control instanceof HTMLInputElement) control.click();
    },
  };
}
