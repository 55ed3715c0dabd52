import { type Virtualizer, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** What decides which rows are in sight. */
export interface RowsInSightInput {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  /** In pixels, before a row has been measured. */
  rowHeight: number;
  keyOf: (index: number) => string | number;
}

/** The rows in sight of a scrolling box and a few beyond, kept up to date while it scrolls. */
export function useRowsInSight({
  scroller,
  count,
  rowHeight,
  keyOf,
}: RowsInSightInput): Virtualizer<HTMLDivElement, HTMLLIElement> {
  // The virtualizer answers from its own state: a memoized call of it would show old rows.
  'use no memo';
  return useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 8,
    // Rows are measured while React renders, where flushing at once is not possible.
    useFlushSync: false,
  });
}
