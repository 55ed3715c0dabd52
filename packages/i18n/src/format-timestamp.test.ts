import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatTimestamp, localOffsetMinutes } from './format-timestamp';

describe('a timestamp as year/month/day hour:minute with the UTC offset', () => {
  it.each([
    [1_795_248_000, 0, '2026/11/21 08:00 UTC+0'],
    [1_795_248_000, 480, '2026/11/21 16:00 UTC+8'],
    [1_795_248_000, 330, '2026/11/21 13:30 UTC+5:30'],
    [1_795_248_000, -210, '2026/11/21 04:30 UTC-3:30'],
    [1_795_248_000, -600, '2026/11/20 22:00 UTC-10'],
    [1_795_248_000_000, 480, '2026/11/21 16:00 UTC+8'],
    [1_767_225_599, 0, '2025/12/31 23:59 UTC+0'],
    [1_767_225_600, 0, '2026/01/01 00:00 UTC+0'],
  ])('%d at %d minutes ahead is %s', (timestamp, offset, shown) => {
    expect(formatTimestamp(timestamp, offset)).toBe(shown);
  });

  it('is empty when the timestamp is not a valid date', () => {
    expect(formatTimestamp(Number.NaN, 0)).toBe('');
    expect(formatTimestamp(9e15, 0)).toBe('');
    expect(formatTimestamp(Number.POSITIVE_INFINITY, 0)).toBe('');
  });
});

describe('a timestamp of ten digits', () => {
  it('is read as seconds', () => {
    const tenDigits = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 });
    const offsets = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);
    fc.assert(
      fc.property(tenDigits, offsets, (seconds, offset) => {
        expect(formatTimestamp(seconds, offset)).toBe(formatTimestamp(seconds * 1000, offset));
      }),
    );
  });
});

describe('any timestamp', () => {
  it('is shown to the minute', () => {
    const anyMinute = fc
      .integer({ min: 16_666_667, max: 166_666_666 })
      .map((minute) => minute * 60);
    const offsets = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);
    fc.assert(
      fc.property(anyMinute, offsets, (seconds, offset) => {
        const [, day, time, sign, hours, minutes = '00'] =
          /^(.{10}) (.{5}) UTC([+-])(\d+)(?::(\d\d))?$/.exec(formatTimestamp(seconds, offset)) ??
          [];
        const zone = `${sign ?? ''}${(hours ?? '').padStart(2, '0')}:${minutes}`;
        const shown = Date.parse(`${(day ?? '').replaceAll('/', '-')}T${time ?? ''}:00${zone}`);
        expect(shown).toBe(seconds * 1000);
      }),
    );
  });
});

describe('the local UTC offset', () => {
  it('is that of the timestamp, given in seconds or in milliseconds', () => {
    const expected = -new Date(1_795_248_000_000).getTimezoneOffset();
    expect(localOffsetMinutes(1_795_248_000)).toBe(expected);
    expect(localOffsetMinutes(1_795_248_000_000)).toBe(expected);
  });
});
