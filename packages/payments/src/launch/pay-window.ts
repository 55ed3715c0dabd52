/** As much of a `Window` as a launch needs. A browser's own one fits. */
export interface PayWindow {
  opener: unknown;
  readonly location: { replace(url: string): void };
  close(): void;
}

/**
 * Opens the window for a payment, empty. It has to be done in the player's own gesture, before
 * anything is awaited: browsers block a window that comes some seconds after a tap, and creating an
 * order may take 38.
 *
 * The window's `opener` is cut at once and by hand. The `noopener` feature would do the same but
 * give no handle, and without one the window could not be sent to the link later.
 *
 * @returns Null where the browser blocks it, or there are no windows, as in some game clients.
 */
export function openPayWindow(open: () => PayWindow | null): PayWindow | null {
  try {
    const payWindow = open();
    if (payWindow !== null) payWindow.opener = null;
    return payWindow;
  } catch {
    return null;
  }
}
