/**
 * Returns the box that a list scrolls in: the nearest ancestor with `data-scrolls` that is no higher than the window.
 * With large text the body of a sheet is as high as its content, and what is around the sheet scrolls. Searched from
 * the list upward, since React sets the ref of a list before that of a box around it.
 */
export function scrollerOf(list: HTMLElement | null): HTMLElement | null {
  let box = list?.closest<HTMLElement>('[data-scrolls]') ?? null;
  while (box !== null && box.clientHeight > window.innerHeight) {
    const outer = box.parentElement?.closest<HTMLElement>('[data-scrolls]');
    if (!outer) return box;
    box = outer;
  }
  return box;
}
