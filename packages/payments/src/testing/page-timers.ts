/** The timers of a page, which run when the test says. */
export interface PageTimers extends Pick<Window, 'setTimeout' | 'clearTimeout'> {
  /** How many have neither run nor been stopped. */
  readonly running: () => number;
  /** Runs all. */
  readonly pass: () => void;
}

/** Creates the timers of a page. */
export function pageTimers(): PageTimers {
  const callbacks = new Map<number, () => void>();
  let made = 0;
  return {
    setTimeout: (run: () => void) => {
      made += 1;
      callbacks.set(made, run);
      return made;
    },
    clearTimeout: (timer) => {
      callbacks.delete(timer ?? 0);
    },
    running: () => callbacks.size,
    pass: () => {
      for (const [timer, run] of callbacks) {
        callbacks.delete(timer);
        run();
      }
    },
  };
}
