import { failReasons } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { canBecome, isEndedUnpaid, orderStatusOf } from './order-status';

describe('the status of an order', () => {
  it.each(['fail', 'replaced', 'cancelled', 'expired'] as const)(
    'may still become paid after %s',
    (ended) => {
      expect(canBecome('pending', ended)).toBe(true);
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
    expect([isEndedUnpaid('success'), isEndedUnpaid('pending')]).toEqual([false, false]);
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
    expect(orderStatusOf('pending', undefined)).toBe('pending');
  });
});
