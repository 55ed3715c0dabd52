/**
 * Calls `listener` when another tab has changed what the browser keeps. Returns how to stop that.
 */
export function onStorageChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
}
