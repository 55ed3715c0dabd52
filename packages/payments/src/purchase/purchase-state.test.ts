import { failReasons } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { canBecome, isEndedUnpaid, orderStatusOf, sent } from './purchase-state';

const newKey = (): string => 'new';

describe('sending a purchase', () => {
  it('has a key of its own the first time', () => {
    const first = { status: 'sent', key: 'new', isRepeated: false, billingNo: null };
    expect(sent({ status: 'chosen' }, newKey)).toEqual(first);
  });

  it('has the key of the call without an answer', () => {
    const again = { status: 'sent', key: 'k', isRepeated: true, billingNo: null };
    expect(sent({ status: 'unknown', key: 'k' }, newKey)).toEqual(again);
  });

  it('leads to the order whose card is still to be entered, and to no other order', () => {
    const waiting = { status: 'placed', billingNo: 'B1', key: 'k' } as const;
    expect(sent(waiting, newKey)).toMatchObject({ key: 'k', isRepeated: true, billingNo: 'B1' });
    const complete = { status: 'placed', billingNo: 'B1' } as const;
    expect(sent(complete, newKey)).toMatchObject({ key: 'new', isRepeated: false });
  });
});

describe('the status of an order', () => {
  it.each(['fail', 'replaced', 'cancelled', 'expired'] as const)(
    'may still become paid after %s',
    (ended) => {
      expect(canBecome('placed', ended)).toBe(true);
      expect(canBecome(ended, 'success')).toBe(true);
      expect(isEndedUnpaid(ended)).toBe(true);
    },
  );

  it.each(['replaced', 'cancelled', 'expired'] as const)('%s is never called failed', (ended) => {
    expect(canBecome(ended, 'fail')).toBe(false);
    // The reason may be learned after the failure.
    expect(canBecome('fail', ended)).toBe(true);
  });

  it('stays paid', () => {
    for (const other of ['fail', 'replaced', 'cancelled', 'expired'] as const)
      expect(canBecome('success', other)).toBe(false);
    expect([isEndedUnpaid('success'), isEndedUnpaid('placed')]).toEqual([false, false]);
  });

  it('is that of the back end, but for an end that is no failure', () => {
    expect(failReasons.map((reason) => [reason, orderStatusOf('fail', reason)])).toEqual([
      ['refused', 'fail'],
      ['insufficient-funds', 'fail'],
      ['expired-card', 'fail'],
      ['cancelled', 'cancelled'],
      ['timed-out', 'expired'],
    ]);
    expect(orderStatusOf('fail', undefined)).toBe('fail');
    expect(orderStatusOf('success', 'cancelled')).toBe('success');
    expect(orderStatusOf('pending', undefined)).toBe('placed');
  });
});
