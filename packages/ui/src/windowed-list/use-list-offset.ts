import { type RefObject, useLayoutEffect, useState } from 'react';
import { scrollerOf } from './scroller-of';

/**
 * Returns the distance from the top of the scrolling box to the top of a list in it, in pixels,
 * measured when the list mounts.
 */
export function useListOffset(list: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const inner = list.current;
    const outer = scrollerOf(inner);
    if (inner === null || outer === null) return;
    const seen = inner.getBoundingClientRect().top - outer.getBoundingClientRect().top;
    setOffset(Math.round(seen + outer.scrollTop));
  }, [list]);
  return offset;
}
