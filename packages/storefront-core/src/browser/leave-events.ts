// Apart from `page-events.ts`, since the first screen does without.

/**
 * Calls `listener` when the page is left, also when it enters the back/forward cache, from which it
 * may be restored unchanged. Returns a function that stops listening.
 */
export function onLeave(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => {
    window.removeEventListener('pagehide', listener);
  };
}

/**
 * Calls `listener` when the page is left or no longer visible. On phones that may be the last that it
 * hears: a page in the background can end without another event. Returns a function that stops listening.
 */
export function onHidden(listener: () => void): () => void {
  const ifHidden = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  const stopListening = onLeave(listener);
  document.addEventListener('visibilitychange', ifHidden);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', ifHidden);
  };
}

/**
 * Calls `listener` when another tab has changed the browser's storage. Returns a function that stops
 * listening.
 */
export function onStorageChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
}
