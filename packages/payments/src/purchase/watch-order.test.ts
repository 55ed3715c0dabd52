import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type OrderReading,
  type OrderToWatch,
  type OrderWatch,
  type OrderWatchOptions,
  nextCheck,
  watchOrder,
} from './watch-order';

type Reading = OrderReading<OrderToWatch, string>;

const lost: Reading = { kind: 'failed', failure: 'lost' };
const read = (order: OrderToWatch): Reading => ({ kind: 'read', order });
const pending = read({ status: 'pending' });
const paid = read({ status: 'success' });

afterEach(() => {
  vi.useRealTimers();
});

interface Scene {
  readonly watch: OrderWatch<OrderToWatch, string>;
  readonly reads: () => string;
  /** Lets time pass, and what was read arrive. */
  readonly pass: (ms: number) => Promise<void>;
  readonly comeBack: () => void;
  readonly stop: () => void;
}

/** Watches an order whose nth reading answers as given. Reads are listed as `s` for simple and `f` for full. */
function scene(
  answer: (mode: 'simple' | 'full', nth: number) => Reading | Promise<Reading>,
  readsFull: OrderWatchOptions<OrderToWatch, string>['readsFull'] = 'once ended',
): Scene {
  vi.useFakeTimers({ now: 0 });
  let reads = '';
  let comeBack = (): void => undefined;
  const watch = watchOrder<OrderToWatch, string>({
    read: async (mode) => {
      reads += mode.charAt(0);
      return answer(mode, reads.length);
    },
    readsFull,
    now: () => Date.now(),
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
  const stop = watch.subscribe(() => undefined);
  return {
    ...{ watch, stop },
    reads: () => reads,
    pass: async (ms) => {
      await vi.advanceTimersByTimeAsync(ms);
    },
    comeBack: () => {
      comeBack();
    },
  };
}

const minute = 60_000;

describe('an order that is watched', () => {
  it('is read at once, after growing pauses, and in full once it is paid', async () => {
    const { watch, reads, pass } = scene((_, nth) => (nth < 3 ? pending : paid));
    expect(watch.current()).toMatchObject({ status: 'placed', isChecking: true });
    await pass(1_999);
    expect(reads()).toBe('s');
    await pass(1);
    expect(reads()).toBe('ss');
    await pass(2_999);
    expect(reads()).toBe('ss');
    await pass(1);
    expect(reads()).toBe('sssf');
    expect(watch.current()).toMatchObject({ status: 'success', full: { status: 'success' } });
    await pass(20 * minute);
    expect(reads()).toBe('sssf');
  });

  it('is read only by hand after ten minutes, and not at all without a listener', async () => {
    const { watch, reads, pass, stop } = scene(() => pending);
    await pass(11 * minute);
    expect(watch.current().isOver).toBe(true);
    const before = reads().length;
    await pass(10 * minute);
    expect(reads()).toHaveLength(before);
    watch.checkNow();
    await pass(0);
    expect(reads()).toHaveLength(before + 1);
    stop();
    await pass(10 * minute);
    expect(reads()).toHaveLength(before + 1);
  });

  it('is not read again while it is being read, nor once it is paid', async () => {
    let answer: (reading: Reading) => void = () => undefined;
    const { watch, reads, pass, comeBack } = scene(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      'once failed',
    );
    await pass(0);
    comeBack();
    watch.checkNow();
    expect(reads()).toBe('s');
    answer(paid);
    await pass(0);
    comeBack();
    await pass(minute);
    expect(reads()).toBe('s');
  });

  it('is read when the player comes back, until it is paid', async () => {
    const { watch, reads, pass, comeBack } = scene((_, nth) =>
      nth < 3 ? read({ status: 'fail' }) : paid,
    );
    await pass(0);
    expect(watch.current()).toMatchObject({ status: 'fail', full: { status: 'fail' } });
    comeBack();
    await pass(0);
    // Money that was under way; the full order of the failure says nothing of it.
    expect(reads()).toBe('sfsf');
    expect(watch.current()).toMatchObject({ status: 'success', full: { status: 'success' } });
  });

  it('does not go back when a slower host reports an earlier status', async () => {
    const { watch, pass, comeBack } = scene((_, nth) =>
      nth < 3 ? read({ status: 'fail' }) : pending,
    );
    await pass(0);
    comeBack();
    await pass(0);
    expect(watch.current().status).toBe('fail');
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['timed-out', 'expired'],
    ['refused', 'fail'],
  ] as const)(
    'has ended by %s as %s once that is known, and counts as pending before',
    async (fail_reason, status) => {
      let tell: (reading: Reading) => void = () => undefined;
      const { watch, pass } = scene((mode) =>
        mode === 'simple'
          ? read({ status: 'fail' })
          : new Promise((resolve) => {
              tell = resolve;
            }),
      );
      await pass(0);
      expect(watch.current()).toMatchObject({ status: 'placed', isChecking: true });
      tell(read({ status: 'fail', fail_reason }));
      await pass(0);
      expect(watch.current()).toMatchObject({ status, isChecking: false });
    },
  );

  it('has failed where the back end does not say why', async () => {
    const { watch, pass } = scene((mode) => (mode === 'simple' ? read({ status: 'fail' }) : lost));
    await pass(0);
    expect(watch.current().status).toBe('fail');
  });

  it('is read in full until its goods have arrived', async () => {
    let is_delivered = false;
    const { reads, pass } = scene((mode) =>
      mode === 'simple' ? paid : read({ status: 'success', is_delivered }),
    );
    await pass(minute);
    expect(reads().length).toBeGreaterThan(4);
    is_delivered = true;
    await pass(minute);
    const made = reads();
    await pass(10 * minute);
    expect(reads()).toBe(made);
  });

  it('of which only the number is known is read in full at once, and again at its end', async () => {
    const { watch, reads, pass } = scene((_, nth) => (nth < 4 ? pending : paid), 'at once');
    await pass(0);
    expect([reads(), watch.current().full]).toEqual(['sf', { status: 'pending' }]);
    await pass(10_000);
    expect([reads(), watch.current().full]).toEqual(['sfssf', { status: 'success' }]);
  });

  it('says why the latest reading told nothing, and goes on', async () => {
    const { watch, pass } = scene((_, nth) => (nth === 1 ? lost : pending));
    await pass(0);
    expect(watch.current()).toMatchObject({ failure: 'lost', lastChecked: null });
    await pass(2_000);
    expect(watch.current()).toMatchObject({ failure: null, lastChecked: 2_000 });
  });
});

it('pauses between reads from 2 s to 30 s, for ten minutes', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map((checks) => nextCheck(checks, 0));
  expect(pauses).toEqual([2000, 3000, 4500, 6750, 10125, 15188, 22781, 30000, 30000, 30000]);
  expect(nextCheck(30, 10 * minute - 1)).toBe(30_000);
  expect(nextCheck(30, 10 * minute)).toBeNull();
});
