import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StorageBackend, createShopStorage } from '../storage';
import { mapStorage } from '../testing';
import { type VisitFields, currentVisit } from './current-visit';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A browser whose clock a test sets. `tab` opens a tab, or reloads the page of one. */
function browser(backend: StorageBackend | null = mapStorage()) {
  const clock = { now: 100 * day };
  let ids = 0;
  const tab = (): (() => VisitFields) => {
    const now = (): number => clock.now;
    const storage = createShopStorage(backend, now);
    const randomUuid = (): string => `id-${String((ids += 1))}`;
    return () => currentVisit({ storage, now, randomUuid });
  };
  return { clock, tab };
}

describe('a visit', () => {
  it.each([
    { pause: 0, isSame: true },
    { pause: 30 * minute - 1, isSame: true },
    { pause: 30 * minute, isSame: false },
    { pause: 7 * day, isSame: false },
  ])('continues after $pause ms without an event: $isSame', ({ pause, isSame }) => {
    const { clock, tab } = browser();
    const event = tab();
    const first = event();
    clock.now += pause;
    expect(event().session_id === first.session_id).toBe(isSame);
  });

  it('lasts as long as the pauses are short, and keeps the time of its beginning', () => {
    const { clock, tab } = browser();
    const event = tab();
    const first = event();
    for (let events = 0; events < 10; events += 1) {
      clock.now += 29 * minute;
      expect(event()).toEqual(first);
    }
    clock.now += 30 * minute;
    const second = event();
    expect(second).toMatchObject({ did: first.did, session_time: clock.now });
    expect(second.session_id).not.toBe(first.session_id);
  });

  it('continues after a reload and in another tab, which also keep it alive', () => {
    const { clock, tab } = browser();
    const event = tab();
    const first = event();
    clock.now += 20 * minute;
    expect(tab()()).toEqual(first);
    clock.now += 20 * minute;
    expect(event()).toEqual(first);
  });

  it('that has ended is the same new one in all tabs', () => {
    const { clock, tab } = browser();
    const [one, other] = [tab(), tab()];
    const ended = one();
    clock.now += 30 * minute;
    const next = other();
    expect(next.session_id).not.toBe(ended.session_id);
    expect(one()).toEqual(next);
  });
});

describe('a wrong clock', () => {
  it.each([-30 * minute, -day, -99 * day, day])('that is set by %i ms ends the visit', (step) => {
    const { clock, tab } = browser();
    const event = tab();
    const first = event();
    clock.now += step;
    expect(event().session_id).not.toBe(first.session_id);
  });

  it('that is corrected by some seconds does not end it', () => {
    const { clock, tab } = browser();
    const event = tab();
    const first = event();
    clock.now -= 5_000;
    expect(event()).toEqual(first);
  });

  it('keeps no visit alive for an hour without an event', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2 * day, max: 2 * day }), (step) => {
        const { clock, tab } = browser();
        const event = tab();
        const first = event();
        clock.now += step + 60 * minute;
        const isSame = event().session_id === first.session_id;
        expect(isSame).toBe(Math.abs(step + 60 * minute) < 30 * minute);
      }),
    );
  });
});

describe('a storage', () => {
  it.each([
    ['that is missing', null],
    [
      'that is blocked',
      {
        ...mapStorage(),
        getItem: () => {
          throw new Error('SecurityError');
        },
        setItem: () => {
          throw new Error('SecurityError');
        },
      },
    ],
    ['that is full', mapStorage({ isFull: () => true })],
  ])('%s keeps the visit for the page', (_, backend) => {
    const { tab } = browser(backend);
    const event = tab();
    expect(event()).toEqual(event());
    expect(tab()().session_id).not.toBe(event().session_id);
  });

  it('with any other value begins a visit with an id of its own', () => {
    const wrapped = (d: unknown): string => JSON.stringify({ v: 1, exp: null, d });
    const [id, begin, last] = ['id', 1, 100 * day];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map(wrapped),
          fc
            .constantFrom(
              ...[
                { id, begin },
                { id, last },
                { id, begin: -1, last },
                { id, begin: 0.5, last },
              ],
              ...[
                { id: '', begin, last },
                { id: 'a b', begin, last },
                { id: 7, begin, last },
              ],
              ...[
                { id: 'x'.repeat(65), begin, last },
                { id, begin, last: 1e300 },
              ],
            )
            .map(wrapped),
        ),
        (foreign) => {
          const kept = new Map([
            ['trackTimestamp', foreign],
            ['paymentUuid', wrapped('not an id')],
          ]);
          const { clock, tab } = browser(mapStorage({ kept }));
          expect(tab()()).toEqual({
            did: 'id-2',
            session_id: 'id-1',
            session_time: clock.now,
          });
        },
      ),
    );
  });
});
