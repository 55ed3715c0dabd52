import { type RefObject, useCallback, useRef } from 'react';

/** Returns the element of the goods, and a function that leads the player there. */
export function useShowGoods(): readonly [RefObject<HTMLDivElement | null>, () => void] {
  const goods = useRef<HTMLDivElement>(null);
  const show = useCallback(() => {
    goods.current?.scrollIntoView({ block: 'start' });
    goods.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  return [goods, show];
}
