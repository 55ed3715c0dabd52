import { useEffect } from 'react';

const rows = '[data-scrolls="inline"]';

/**
 * Moves a type of goods that is chosen to the middle of its row, which may have cut it off; one of an earlier visit only if
 * it has. Apart from the row, as the first screen does without it.
 */
export function useChosenTypeInSight(): void {
  useEffect(() => {
    const chosen = document.querySelector(`${rows} :checked`);
    if (chosen !== null && isCutOff(chosen)) moveToMiddle(chosen);
    const move = ({ target }: Event): void => {
      if (target instanceof Element) moveToMiddle(target);
    };
    document.addEventListener('change', move);
    return () => {
      document.removeEventListener('change', move);
    };
  }, []);
}

function isCutOff(type: Element): boolean {
  const { left, right } = type.getBoundingClientRect();
  const row = type.closest(rows)?.getBoundingClientRect();
  return row !== undefined && (left < row.left || right > row.right);
}

function moveToMiddle(type: Element): void {
  const row = type.closest(rows);
  // A difference means the same in both directions of text, in old browsers too.
  if (row !== null) row.scrollLeft += middleOf(type) - middleOf(row);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
