import type { KeyboardEvent } from 'react';

function targetOf(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, count - 1);
    case 'ArrowUp':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return null;
}

function buttonOf(list: Element, index: number): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-index="${String(index)}"] button`);
}

/**
 * Moves focus between the rows of a windowed list. A row that is not in the page yet is scrolled to
 * first and focused once it has been rendered.
 */
export function moveAmongRows(
  event: KeyboardEvent<HTMLElement>,
  count: number,
  scrollTo: (index: number) => void,
): void {
  const list = event.currentTarget;
  const row = event.target instanceof Element ? event.target.closest('[data-index]') : null;
  const current = Number(row?.getAttribute('data-index') ?? -1);
  const target = targetOf(event.key, current, count);
  if (target === null) return;
  event.preventDefault();

  const step = target < current ? -1 : 1;
  scrollTo(target);
  const focusTarget = (): boolean => {
    // A heading has no button: the row beyond it is meant.
    const button = buttonOf(list, target) ?? buttonOf(list, target + step);
    button?.focus();
    return button !== null;
  };
  if (focusTarget()) return;
  const observer = new MutationObserver(() => {
    if (focusTarget()) observer.disconnect();
  });
  observer.observe(list, { childList: true, subtree: true });
}
