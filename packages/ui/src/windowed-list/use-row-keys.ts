import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type NextFocusedRowInput, nextFocusedRow } from './next-focused-row';

/** What the keys of a windowed list need to know. */
export interface RowKeysInput extends Pick<NextFocusedRowInput, 'count' | 'isStop' | 'asRadios'> {
  list: RefObject<HTMLElement | null>;
}

/** What a windowed list does with focus and keys. */
export interface RowKeys {
  /** The row that had focus last. It stays in the page, for focus would be lost with it. */
  focused: RefObject<number | null>;
  /** The row that a key led to last, drawn for that. */
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
    // Nothing is drawn for it: it is asked for when rows leave the page.
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
      // Drawn at once, however far away it is: focus can move to what is in the page only.
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
