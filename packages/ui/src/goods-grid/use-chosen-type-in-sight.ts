import { useEffect } from 'react';

/**
 * Moves a type of goods that is chosen to the middle of its row, which may have cut it off. Apart from the row,
 * as the first screen does without it.
 */
export function useChosenTypeInSight(): void {
  useEffect(() => {
    const move = ({ target }: Event): void => {
      const row = target instanceof Element ? target.closest('[data-scrolls="inline"]') : null;
      // A difference means the same in both directions of text, in old browsers too.
      if (target instanceof Element && row) row.scrollLeft += middleOf(target) - middleOf(row);
    };
    document.addEventListener('change', move);
    return () => {
      document.removeEventListener('change', move);
    };
  }, []);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
