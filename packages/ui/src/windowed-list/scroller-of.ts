/**
 * The box a list scrolls in: the nearest that says `data-scrolls`. It is looked for from below, since
 * React hands a list its own element before that of a box around it.
 */
export function scrollerOf(list: HTMLElement | null): HTMLElement | null {
  return list?.closest<HTMLElement>('[data-scrolls]') ?? null;
}
