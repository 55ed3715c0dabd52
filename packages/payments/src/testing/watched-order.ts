import { vi } from 'vitest';
import {
  type OrderReading,
  type OrderToWatch,
  type OrderWatch,
  type OrderWatchOptions,
  watchOrder,
} from '../purchase/watch-order';

/** An answer about an order, or a word for why there is none. */
export type Reading = OrderReading<OrderToWatch, string>;

/** An order that is watched in faked time, from 0 on. */
export interface WatchScene {
  readonly watch: OrderWatch<OrderToWatch, string>;
  /** What is shown before anything listens. */
  readonly first: object;
  readonly reads: () => string;
  /** Lets time pass, and what was read arrive. */
  readonly pass: (ms: number) => Promise<void>;
  readonly comeBack: () => void;
  readonly stop: () => void;
}

/** Watches an order whose nth reading answers as given. Reads are listed as `s` for simple and `f` for full. */
export function watchedOrder(
  answer: (mode: 'simple' | 'full', nth: number) => Reading | Promise<Reading>,
  readsFull: OrderWatchOptions<OrderToWatch, string>['readsFull'] = 'once ended',
): WatchScene {
  vi.useFakeTimers({ now: 0 });
  let reads = '';
  let comeBack = (): void => undefined;
  const watch = watchOrder<OrderToWatch, string>({
    read: async (mode) => {
      reads += mode.charAt(0);
      return answer(mode, reads.length);
    },
    readsFull,
    now: () => vi.getMockedSystemTime()?.getTime() ?? 0,
    startTimer: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => {
        clearTimeout(timer);
      };
    },
    onReturn: (run) => {
      comeBack = run;
      return () => {
        comeBack = () => undefined;
      };
    },
  });
  const first = watch.current();
  const stop = watch.subscribe(() => undefined);
  return {
    ...{ watch, first, stop },
    reads: () => reads,
    pass: async (ms) => {
      await vi.advanceTimersByTimeAsync(ms);
    },
    comeBack: () => {
      comeBack();
    },
  };
}
