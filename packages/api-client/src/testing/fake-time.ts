import type { Clock } from '../transport/create-transport';

type Wake = () => void;

/** Lets everything run that waits for nothing but its turn, streams included. */
async function letRun(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A clock that stands still until it is told to go on, and then jumps to what comes next. */
export class FakeTime implements Clock {
  #time = 0;
  #slept = 0;
  readonly #waiting = new Map<number, Set<Wake>>();

  readonly now = (): number => this.#time + this.#slept;

  readonly startTimer = (wake: Wake, ms: number): (() => void) => {
    const at = this.#time + ms;
    // A timer of its own for each, whoever else waits with the same function.
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

  /** The device sleeps: its clock goes on, and timers wait as long as before. */
  sleep(ms: number): void {
    this.#slept += ms;
  }

  /** How many are waiting. */
  get timers(): number {
    return [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Moves on without waking anybody who would not wake by then. */
  async pass(ms: number): Promise<void> {
    const end = this.#time + ms;
    await letRun();
    for (let next = this.#next(); next <= end; next = this.#next()) await this.#wakeAll(next);
    this.#time = end;
  }

  /** Moves on until something is settled. */
  async until<Value>(promise: Promise<Value>): Promise<Value> {
    const settled = new AbortController();
    const watched = promise.finally(() => {
      settled.abort();
    });
    await letRun();
    while (!settled.signal.aborted) {
      const next = this.#next();
      if (next === Infinity) throw new Error('Nobody waits for the time, and nothing is settled.');
      await this.#wakeAll(next);
    }
    return watched;
  }

  /** All that wake at the same moment, however many: thousands of calls can share a clock. */
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
