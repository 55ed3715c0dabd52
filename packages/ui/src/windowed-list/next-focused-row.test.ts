import { describe, expect, it } from 'vitest';
import { type NextFocusedRowInput, nextFocusedRow } from './next-focused-row';

/** Five rows, of which the first and the fourth are headings. */
const rows: Omit<NextFocusedRowInput, 'key' | 'from'> = {
  count: 5,
  isStop: (index) => index !== 0 && index !== 3,
  asRadios: false,
  isRightToLeft: false,
};

describe('keys in a list of buttons', () => {
  it.each([
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 4, null],
    ['ArrowUp', 4, 2],
    ['ArrowUp', 1, null],
    ['Home', 4, 1],
    ['End', 1, 4],
    ['ArrowRight', 1, null],
    ['ArrowLeft', 2, null],
    ['a', 1, null],
  ])('moves on %s from row %i to %j', (key, from, to) => {
    expect(nextFocusedRow({ ...rows, key, from })).toBe(to);
  });
});

describe('keys in a group of radios', () => {
  const radios = { ...rows, asRadios: true };

  it.each([
    ['ArrowDown', 4, 1],
    ['ArrowUp', 1, 4],
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 4, 1],
    ['End', 1, 4],
  ])('moves on %s from row %i to %j', (key, from, to) => {
    expect(nextFocusedRow({ ...radios, key, from })).toBe(to);
  });

  it.each([
    ['ArrowRight', 2, 1],
    ['ArrowLeft', 1, 2],
    ['ArrowDown', 1, 2],
  ])('moves right to left on %s from row %i to %j', (key, from, to) => {
    expect(nextFocusedRow({ ...radios, isRightToLeft: true, key, from })).toBe(to);
  });

  it('stays on the only row, and returns null if there is none', () => {
    expect(
      nextFocusedRow({ ...radios, count: 1, isStop: () => true, key: 'ArrowDown', from: 0 }),
    ).toBe(0);
    expect(
      nextFocusedRow({ ...radios, isStop: () => false, key: 'ArrowDown', from: 0 }),
    ).toBeNull();
  });
});
