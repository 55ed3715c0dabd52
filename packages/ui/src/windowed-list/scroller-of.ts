/**
 * Returns the box that a list scrolls in: the nearest ancestor with `data-scrolls`. Searched from
 * the list upward, since React sets the ref of a list before that of a box around it.
 */
export function scrollerOf(list: HTMLElement | null): HTMLElement | null {
  return list?.closest<HTMLElement>('[data-scrolls]') ?? null;
}
