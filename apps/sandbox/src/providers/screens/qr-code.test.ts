import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrCode } from './qr-code';

const size = 37;
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

function drawn(text: string): string[] {
  return qrCode(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
}

function corner(rows: readonly string[], x: number, y: number): string[] {
  return rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
}

describe('a QR code', () => {
  const link = 'http://pay.localhost:4000/pay/payermax/abcdefghijklmnopqrstuv';

  it('is a square with a finder in three corners and none in the fourth', () => {
    const rows = drawn(link);
    expect([rows.length, ...new Set(rows.map((row) => row.length))]).toEqual([size, size]);
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const)
      expect(corner(rows, x, y)).toEqual(finder);
    expect(corner(rows, size - 7, size - 7)).not.toEqual(finder);
  });

  // Each of these was read back by a scanner's decoder (jsQR 1.4.0) when it was written down.
  it.each([
    [link, 'e1c8bb07bf6853dc'],
    ['a', 'edd131d69b51fd9a'],
    ['x'.repeat(106), '7302493313416f77'],
    ['é漢字', 'dc78872b38b4b107'],
  ])('of %s is what a scanner has read', (text, hash) => {
    const digest = createHash('sha256').update(drawn(text).join('\n')).digest('hex');
    expect(digest.slice(0, 16)).toBe(hash);
  });

  it('has room for 106 bytes', () => {
    expect(() => qrCode('x'.repeat(107))).toThrow('106 bytes');
    expect(() => qrCode('é'.repeat(54))).toThrow('106 bytes');
  });
});
