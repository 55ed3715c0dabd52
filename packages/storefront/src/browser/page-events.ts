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

/**
 * Calls `listener` whenever the player comes back to the page: from another window or app, from the
 * history, or to the network. Returns how to stop that.
 */
export function onReturn(listener: () => void): () => void {
  const ifVisible = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  const events = ['focus', 'online', 'pageshow'] as const;
  for (const event of events) window.addEventListener(event, ifVisible);
  document.addEventListener('visibilitychange', ifVisible);
  return () => {
    for (const event of events) window.removeEventListener(event, ifVisible);
    document.removeEventListener('visibilitychange', ifVisible);
  };
}

/**
 * Calls `listener` when another tab has changed what the browser keeps. Returns how to stop that.
 */
export function onStorageChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
}

/** Calls `listener` with whatever is thrown in the page and caught by nobody. */
export function onUnexpected(listener: (error: unknown) => void): void {
  window.addEventListener('error', ({ error }) => {
    listener(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    listener(reason);
  });
}

/** Hands what was caught to those who listen by `onUnexpected`, as if nobody had caught it. */
export function tellUnexpected(error: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { error }));
}
