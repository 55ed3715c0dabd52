import type { Clock } from '../transport/create-transport';

type Wake = () => void;

/** Runs everything that does not wait for the clock, including streams. */
async function letRun(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A clock that moves only when told to, from timer to timer. */
export class FakeTime implements Clock {
  #time = 0;
  #slept = 0;
  readonly #waiting = new Map<number, Set<Wake>>();

  readonly now = (): number => this.#time + this.#slept;

  readonly startTimer = (wake: Wake, ms: number): (() => void) => {
    const at = this.#time + ms;
    // A function per timer, since two timers may have the same `wake`.
    const ring = (): void => {
      stop();
      wake();
    };
    const stop = (): void => {
      this.#forget(at, ring);
    };
    this.#waiting.set(at, (this.#waiting.get(at) ?? new Set()).add(ring));
    return stop;
  };

  readonly wait = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        stop();
        signal.removeEventListener('abort', end);
        resolve();
      };
      const stop = this.startTimer(end, ms);
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
    });

  /** Lets the device sleep: its clock goes on, and its timers do not. */
  sleep(ms: number): void {
    this.#slept += ms;
  }

  /** The number of pending timers. */
  get timers(): number {
    return [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Moves on by `ms`, and fires the timers on the way. */
  async pass(ms: number): Promise<void> {
    const end = this.#time + ms;
    await letRun();
    for (let next = this.#next(); next <= end; next = this.#next()) await this.#wakeAll(next);
    this.#time = end;
  }

  /** Moves on until a promise settles. */
  async until<Value>(promise: Promise<Value>): Promise<Value> {
    const settled = new AbortController();
    const watched = promise.finally(() => {
      settled.abort();
    });
    await letRun();
    while (!settled.signal.aborted) {
      const next = this.#next();
      if (next === Infinity) throw new Error('The promise is pending, but no timer is.');
      await this.#wakeAll(next);
    }
    return watched;
  }

  /** Fires all timers of one moment together, as thousands of calls may share a clock. */
  async #wakeAll(at: number): Promise<void> {
    this.#time = at;
    for (const wake of [...(this.#waiting.get(at) ?? [])]) wake();
    await letRun();
  }

  #next(): number {
    return Math.min(...this.#waiting.keys());
  }

  #forget(at: number, wake: Wake): void {
    const others = this.#waiting.get(at);
    others?.delete(wake);
    if (others?.size === 0) this.#waiting.delete(at);
  }
}
