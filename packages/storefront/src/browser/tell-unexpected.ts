/** Hands what was caught to those who listen by `onUnexpected`, as if nobody had caught it. */
export function tellUnexpected(error: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { error }));
}
