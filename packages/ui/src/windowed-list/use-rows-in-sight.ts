import { type Virtualizer, defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import { scrollerOf } from './scroller-of';
import { withPinnedRows } from './with-pinned-rows';

/** Input of {@link useRowsInSight}. */
export interface RowsInSightInput {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** In pixels, before a row has been measured. */
  heightOf: (index: number) => number;
  /** Without it the key of a row is its index. */
  keyOf: ((index: number) => string) | undefined;
  /** From the top of what scrolls to the first row, in pixels. */
  above: number;
  /** Height of what sticks to the top and would hide a row below it, in pixels. */
  stickyHeight: number;
  /** Rows that stay in the page wherever they are. */
  pinned: readonly [number | null, number | null];
  /** One more of them, asked for when rows leave the page. */
  focused: RefObject<number | null>;
}

/** The size of a phone, until the box has been measured: the first render then has rows. */
const firstGuess = { width: 360, height: 640 };

/** The rows in sight of a scrolling box and a few beyond, kept up to date while it scrolls. */
export function useRowsInSight({
  list,
  count,
  heightOf,
  keyOf,
  above,
  stickyHeight,
  pinned: [one, other],
  focused,
}: RowsInSightInput): Virtualizer<HTMLElement, HTMLLIElement> {
  // The virtualizer reads its own mutable state: a memoized call would show old rows.
  'use no memo';
  return useVirtualizer<HTMLElement, HTMLLIElement>({
    count,
    getScrollElement: () => scrollerOf(list.current),
    estimateSize: heightOf,
    ...(keyOf === undefined ? {} : { getItemKey: keyOf }),
    rangeExtractor: useCallback(
      (range) =>
        withPinnedRows(defaultRangeExtractor(range), [one, other, focused.current], range.count),
      [one, other, focused],
    ),
    scrollMargin: above,
    scrollPaddingStart: stickyHeight,
    initialRect: firstGuess,
    overscan: 6,
    // A box is measured while React commits, where flushing at once is not possible.
    useFlushSync: false,
    measureElement: measuredHeight,
  });
}

/**
 * Height of a row as the browser observed it. It is not asked for while React draws, which would lay
 * the page out an additional time: the observer reports before the next paint. Browsers without one
 * (iOS 12) are asked.
 */
function measuredHeight(
  row: HTMLLIElement,
  observed: ResizeObserverEntry | undefined,
  { options, itemSizeCache, indexFromElement }: Virtualizer<HTMLElement, HTMLLIElement>,
): number {
  const [size] = observed?.borderBoxSize ?? [];
  if (size !== undefined) return Math.round(size.blockSize);
  if (observed !== undefined || !('ResizeObserver' in window)) return row.offsetHeight;
  const index = indexFromElement(row);
  return itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index);
}
