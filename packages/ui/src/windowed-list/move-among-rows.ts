import type { KeyboardEvent } from 'react';

/** Per key, the row to go to from the current one, of so many. */
const targets = new Map<string, (current: number, count: number) => number>([
  ['ArrowDown', (current, count) => Math.min(current + 1, count - 1)],
  ['ArrowUp', (current) => Math.max(current - 1, 0)],
  ['Home', () => 0],
  ['End', (_current, count) => count - 1],
]);

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
  const target = targets.get(event.key)?.(current, count);
  if (target === undefined) return;
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
