import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCardForm, isLuhnValid } from './check-card-form';

const now = new Date('2026-11-21T10:00:00Z');
const good = { number: '4111 1111 1111 1111', expiry: '12/34', cvc: '123' };

describe('card fields', () => {
  it.each([
    ['4111 1111 1111 1111', 'approved'],
    ['4111111111111111', 'approved'],
    ['4000-0000-0000-0002', 'refused'],
    ['4000 0000 0000 0069', 'refused'],
    ['4000 0000 0000 9995', 'refused'],
    ['4000 0000 0000 0259', 'pending'],
    ['4000 0000 0000 3220', 'challenge'],
    ['4000 0000 0000 0119', 'cancelled'],
  ])('accept the test card %s, which is %s', (number, outcome) => {
    expect(checkCardForm({ ...good, number }, now)).toMatchObject({
      kind: 'card',
      card: { outcome },
    });
  });

  it.each([
    ['a typing error', { number: '4111 1111 1111 1112' }, ['number']],
    ['a card that is not for tests', { number: '3782 822463 10005' }, ['number']],
    ['no number', { number: '' }, ['number']],
    ['letters', { number: 'four one one one' }, ['number']],
    ['last month', { expiry: '10/26' }, ['expiry']],
    ['a thirteenth month', { expiry: '13/30' }, ['expiry']],
    ['a month zero', { expiry: '00/30' }, ['expiry']],
    ['no date', { expiry: '' }, ['expiry']],
    ['a short code', { cvc: '12' }, ['cvc']],
    ['a long code', { cvc: '12345' }, ['cvc']],
    ['nothing at all', { number: '', expiry: '', cvc: '' }, ['number', 'expiry', 'cvc']],
  ])('reject %s', (_, change, wrong) => {
    const check = checkCardForm({ ...good, ...change }, now);
    expect(check).toMatchObject({ kind: 'wrong' });
    expect(check.kind === 'wrong' ? Object.keys(check.problems) : []).toEqual(wrong);
  });

  it.each([['11/26'], ['11 / 26'], ['11/2026'], ['1/27']])('take the date %s', (expiry) => {
    expect(checkCardForm({ ...good, expiry }, now).kind).toBe('card');
  });
});

describe('the check digit', () => {
  it('is valid for exactly one of ten digits', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 18 });
    fc.assert(
      fc.property(digits, (start) => {
        const fitting = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((last) =>
          isLuhnValid([...start, last].join('')),
        );
        return fitting.length === 1;
      }),
    );
  });
});
