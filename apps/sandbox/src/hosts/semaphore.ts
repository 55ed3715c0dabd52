/** Limits how many tasks run at once; the others wait in order. */
export interface Semaphore {
  /**
   * Runs the task; resolves to null without running it if it has waited too long or would have to. A
   * task that has started is never stopped.
   */
  run<Result>(task: () => Promise<Result>): Promise<Result | null>;
}

/** The limits of a {@link Semaphore}. */
export interface SemaphoreLimits {
  readonly maxConcurrent: number;
  readonly maxWaiting: number;
  /** If the longest waiting task has waited half of this time, others are rejected at once. */
  readonly maxWaitMs: number;
  /** A stricter limit for a queue that is not a burst; without one, every queue is taken for a burst. */
  readonly standing?: StandingQueueLimit | undefined;
}

/**
 * A burst leaves the queue empty again soon. A queue that stays, because more arrives than can be done, only makes
 * every task late, so it is kept short (controlled delay, CoDel).
 */
export interface StandingQueueLimit {
  /** How long tasks have been waiting without a break when the limit begins to apply. */
  readonly afterMs: number;
  /** Replaces {@link SemaphoreLimits.maxWaitMs}. */
  readonly maxWaitMs: number;
  /** It applies while more tasks than these wait: fewer are soon done, also by a process that was kept from its work. */
  readonly minWaiting: number;
}

/** A task that waits, since a time of the monotonic clock. */
interface Waiting {
  readonly since: number;
  readonly conclude: (isTurn: boolean) => void;
}

/**
 * Creates a semaphore. A thousand simultaneous sign-ins must not hash a thousand passwords at once
 * (32 MiB each), and a result must not be computed for a client that has given up meanwhile.
 */
export function createSemaphore({
  maxConcurrent,
  maxWaiting,
  maxWaitMs,
  standing,
}: SemaphoreLimits): Semaphore {
  let running = 0;
  const waiting = new Set<Waiting>();
  /** Since when a task that ended has always left others waiting. */
  let waitingSince: number | null = null;

  /** Resolves to false after `maxWaitMs`. */
  async function waitForTurn(): Promise<boolean> {
    return new Promise((resolve) => {
      const conclude = (isTurn: boolean): void => {
        clearTimeout(timer);
        waiting.delete(task);
        resolve(isTurn);
      };
      const timer = setTimeout(() => conclude(false), maxWaitMs);
      const task = { since: performance.now(), conclude };
      waitingSince ??= task.since;
      waiting.add(task);
    });
  }

  /** Reports whether a task has waited for more than a share of the limit in force. */
  function hasWaited({ since }: Waiting, share: number): boolean {
    const now = performance.now();
    const isStanding =
      standing !== undefined &&
      waiting.size > standing.minWaiting &&
      now - (waitingSince ?? now) > standing.afterMs;
    return now - since > share * (isStanding ? standing.maxWaitMs : maxWaitMs);
  }

  function isQueueTooLong(): boolean {
    const [first] = waiting;
    if (first === undefined) return maxWaiting === 0;
    return waiting.size >= maxWaiting || hasWaited(first, 0.5);
  }

  function leave(): void {
    // A queue that ends by rejections was not caught up with.
    if (waiting.size === 0) waitingSince = null;
    for (const next of waiting) {
      const isTurn = !hasWaited(next, 1);
      next.conclude(isTurn);
      if (isTurn) return;
    }
    running -= 1;
  }

  return {
    async run(task) {
      if (running < maxConcurrent) running += 1;
      else if (isQueueTooLong() || !(await waitForTurn())) return null;
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
