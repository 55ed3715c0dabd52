/** Where a page has two columns, and room for a payment in the second one. */
const wide = '(min-width: 900px) and (min-height: 600px)';

/** The part of a window that knows its size. */
type SizedWindow = Partial<Pick<Window, 'matchMedia'>>;

/** Returns whether the payment has its place beside the goods. */
export function isWideWindow(page: SizedWindow = window): boolean {
  return page.matchMedia?.(wide).matches === true;
}

/**
 * Calls back when the size of the window may have changed; returns a function that ends it. Not by the media query
 * itself, whose events are called differently in old browsers.
 */
export function onWindowSize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
}
