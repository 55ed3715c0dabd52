/**
 * Calls `listener` whenever the player returns to the page from another window, app or history entry,
 * and when the network is back. Returns a function that stops listening.
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

/** Whether the browser has a connection. Without one every call fails; with one it may fail as well. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls `listener` when the connection is lost or back. Returns a function that stops listening. */
export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Calls `listener` with every error in the page that is not caught. */
export function onUncaught(listener: (error: unknown) => void): void {
  window.addEventListener('error', ({ error }) => {
    listener(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    listener(reason);
  });
}

/** Reports a caught error to the listeners of `onUncaught`. */
export function reportUncaught(error: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { error }));
}
