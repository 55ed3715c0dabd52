import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Reading, watchedOrder as scene } from '../testing/watched-order';
import { type OrderToWatch, nextCheck } from './watch-order';

const lost: Reading = { kind: 'failed', failure: 'lost' };
const read = (order: OrderToWatch): Reading => ({ kind: 'read', order });
const pending = read({ status: 'pending' });
const paid = read({ status: 'success' });

afterEach(() => {
  vi.useRealTimers();
});

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

  it('counts as being read before anything listens', () => {
    const { first } = scene(() => pending);
    expect(first).toEqual({
      ...{ status: 'placed', full: null, isChecking: true },
      ...{ lastChecked: null, isOver: false, failure: null },
    });
  });

  it('is not read any more once nothing listens', async () => {
    const { reads, pass, comeBack, stop } = scene(() => pending);
    await pass(0);
    stop();
    comeBack();
    await pass(minute);
    expect(reads()).toBe('s');
  });

  it.each([pending, read({ status: 'fail' })])(
    'is not read on when nothing listens to the answer %o any more',
    async (reading) => {
      const { reads, pass, stop } = scene(() => Promise.resolve(reading));
      stop();
      await pass(minute);
      expect(reads()).toBe('s');
    },
  );

  it('is read once for all that listen, as long as one of them does', async () => {
    const { watch, reads, pass, stop } = scene(() => pending);
    watch.subscribe(() => undefined);
    await pass(1_000);
    watch.subscribe(() => undefined);
    expect(reads()).toBe('s');
    stop();
    await pass(1_000);
    expect(reads()).toBe('ss');
  });

  it('is read after short pauses again when something listens again', async () => {
    const { watch, reads, pass, stop } = scene(() => pending);
    await pass(11 * minute);
    stop();
    const before = reads().length;
    watch.subscribe(() => undefined);
    await pass(2_000);
    expect(reads()).toHaveLength(before + 2);
    expect(watch.current().isOver).toBe(false);
  });

  it('is not said to be left to the player once it has ended', async () => {
    let reading = pending;
    const { watch, pass, comeBack } = scene(() => reading);
    await pass(11 * minute);
    reading = paid;
    comeBack();
    await pass(0);
    expect(watch.current()).toMatchObject({ status: 'success', isOver: false });
  });

  it('is paid at once, while the full order is still being read', async () => {
    const { watch, pass } = scene((mode) =>
      mode === 'simple' ? paid : new Promise(() => undefined),
    );
    await pass(0);
    expect(watch.current()).toMatchObject({ status: 'success', full: null, isChecking: false });
  });

  it('of which the status is all that is shown is read in full once it has failed', async () => {
    const { reads, pass } = scene(() => read({ status: 'fail' }), 'once failed');
    await pass(minute);
    expect(reads()).toBe('sf');
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
    expect(watch.current()).toMatchObject({ status: 'fail', full: null });
  });

  it('that has failed is not read for goods that it will not have', async () => {
    const { reads, pass } = scene(() => read({ status: 'fail', is_delivered: false }));
    await pass(minute);
    expect(reads()).toBe('sf');
  });

  it('is read for its goods with pauses that begin anew when it is paid, for ten minutes', async () => {
    const { reads, pass } = scene((mode) =>
      mode === 'simple' && Date.now() < 9 * minute
        ? pending
        : read({ status: 'success', is_delivered: false }),
    );
    await pass(10 * minute);
    const atFirst = reads().length - reads().indexOf('f');
    expect(atFirst).toBeGreaterThan(4);
    await pass(5 * minute);
    expect(reads().length - reads().indexOf('f')).toBeGreaterThan(atFirst + 8);
    await pass(6 * minute);
    const made = reads();
    await pass(10 * minute);
    expect(reads()).toBe(made);
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

  it('is not read in full again at an end that the full order has told already', async () => {
    const { reads, pass } = scene((_, nth) => (nth === 1 ? pending : paid), 'at once');
    await pass(minute);
    expect(reads()).toBe('sfs');
  });

  it('is read in full at its end where the first full reading was lost', async () => {
    const { watch, reads, pass } = scene(
      (_, nth) => [pending, lost, paid, paid][nth - 1] ?? lost,
      'at once',
    );
    await pass(minute);
    expect([reads(), watch.current().full]).toEqual(['sfsf', { status: 'success' }]);
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
