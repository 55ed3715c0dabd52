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
