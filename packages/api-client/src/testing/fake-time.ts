import type { Clock } from '../transport/clock';

interface Waiting {
  readonly at: number;
  readonly wake: () => void;
}

/** Lets everything run that waits for nothing but its turn, streams included. */
async function letRun(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A clock that stands still until it is told to go on, and then jumps to what comes next. */
export class FakeTime implements Clock {
  #time = 0;
  readonly #waiting = new Set<Waiting>();

  readonly now = (): number => this.#time;

  readonly wait = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const waiting: Waiting = {
        at: this.#time + ms,
        wake: () => {
          this.#waiting.delete(waiting);
          signal.removeEventListener('abort', waiting.wake);
          resolve();
        },
      };
      if (signal.aborted) {
        resolve();
        return;
      }
      signal.addEventListener('abort', waiting.wake);
      this.#waiting.add(waiting);
    });

  /** How many are waiting. */
  get timers(): number {
    return this.#waiting.size;
  }

  /** Moves on without waking anybody who would not wake by then. */
  async pass(ms: number): Promise<void> {
    const end = this.#time + ms;
    await letRun();
    for (let next = this.#next(); next !== null && next.at <= end; next = this.#next()) {
      this.#time = next.at;
      next.wake();
      await letRun();
    }
    this.#time = end;
  }

  /** Moves on until something is settled. */
  async until<Value>(promise: Promise<Value>): Promise<Value> {
    const settled = new AbortController();
    const watched = promise.finally(() => {
      settled.abort();
    });
    await letRun();
    for (let next = this.#next(); !settled.signal.aborted; next = this.#next()) {
      if (next === null) throw new Error('Nobody waits for the time, and nothing is settled.');
      this.#time = next.at;
      next.wake();
      await letRun();
    }
    return watched;
  }

  #next(): Waiting | null {
    const [next = null] = [...this.#waiting].sort((one, other) => one.at - other.at);
    return next;
  }
}
