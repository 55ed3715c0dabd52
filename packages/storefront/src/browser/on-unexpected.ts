/** Calls `listener` with whatever is thrown in the page and caught by nobody. */
export function onUnexpected(listener: (error: unknown) => void): void {
  window.addEventListener('error', ({ error }) => {
    listener(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    listener(reason);
  });
}
