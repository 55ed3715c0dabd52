/**
 * Calls `listener` when the page is left, also into the browser's memory of pages, from where it can
 * come back as it was. Returns how to stop that.
 */
export function onLeave(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => {
    window.removeEventListener('pagehide', listener);
  };
}
