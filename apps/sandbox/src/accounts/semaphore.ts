/** Lets a few tasks run at once; the others wait in turn. */
export interface Semaphore {
  /** Null when too many wait already; the task was not started then. */
  run<Result>(task: () => Promise<Result>): Promise<Result | null>;
}

/**
 * A semaphore for work that is heavy on memory: a thousand sign-ins at once must not hash a thousand
 * passwords at once (32 MiB each).
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
