/** Limits how many tasks run at once; the others wait in order. */
export interface Semaphore {
  /** Runs the task; resolves to null without running it if too many are waiting already. */
  run<Result>(task: () => Promise<Result>): Promise<Result | null>;
}

/**
 * Creates a semaphore for work that needs much memory: a thousand simultaneous sign-ins must not hash
 * a thousand passwords at once (32 MiB each).
 */
export function createSemaphore(maxConcurrent: number, maxWaiting: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async run(task) {
      if (running >= maxConcurrent) {
        if (waiting.length >= maxWaiting) return null;
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
