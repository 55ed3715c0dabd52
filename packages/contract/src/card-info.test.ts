import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from './base64';
import { packCardInfo, readCardInfo } from './card-info';

const card = { number: '5300010112345678', password: 'KX7Q2M' };
const packed = packCardInfo(card);
const plain = 'number=5300010112345678&password=KX7Q2M';

/** A text on a card: not blank, at most 80 characters, in any script. */
const printed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= 80);

describe('packCardInfo and readCardInfo (spec §5)', () => {
  it('writes a query with a hash, in base64', () => {
    expect(atob(packed)).toBe(`${plain}&hash=ed137f03`);
  });

  it('returns the same card in any script', () => {
    fc.assert(
      fc.property(printed, printed, (number, password) => {
        expect(readCardInfo(packCardInfo({ number, password }))).toEqual({ number, password });
      }),
    );
  });

  it('trims number and password, and cuts them at 80 characters', () => {
    const typed = { number: `  ${'1'.repeat(81)} `, password: `${'x'.repeat(79)} y` };
    const read = readCardInfo(packCardInfo(typed));
    expect(read).toEqual({ number: '1'.repeat(80), password: 'x'.repeat(79) });
  });

  it('keeps characters with a meaning in a query', () => {
    const odd = { number: 'a&password=b', password: '+&hash=00000000 %20' };
    expect(readCardInfo(packCardInfo(odd))).toEqual(odd);
  });

  it('writes another text for another password', () => {
    fc.assert(
      fc.property(printed, printed, printed, (number, password, other) => {
        fc.pre(password !== other);
        const one = packCardInfo({ number, password });
        expect(one).not.toBe(packCardInfo({ number, password: other }));
      }),
    );
  });

  it('returns null when a single character differs', () => {
    fc.assert(
      fc.property(
        fc.nat(packed.length - 1),
        fc.constantFrom(...Array.from('AQgw059+/=')),
        (at, character) => {
          fc.pre(packed[at] !== character);
          const tampered = packed.slice(0, at) + character + packed.slice(at + 1);
          expect(readCardInfo(tampered)).toBeNull();
        },
      ),
    );
  });

  it.each([
    ['nothing', ''],
    ['invalid base64', '***'],
    ['bytes that are not UTF-8', 'w/8='],
    ['no hash', toBase64(plain)],
    ['a wrong hash', toBase64(`${plain}&hash=00000000`)],
    ['the hash in capitals', toBase64(`${plain}&hash=ED137F03`)],
    ['no number', packCardInfo({ ...card, number: '  ' })],
    ['no password', packCardInfo({ ...card, password: '' })],
    ['a suffix', `${packed}AAAA`],
    ['a leading space', ` ${packed}`],
    ['ten thousand characters', 'A'.repeat(10_000)],
  ])('returns null for %s', (_, text) => {
    expect(readCardInfo(text)).toBeNull();
  });

  it('reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readCardInfo(text)).toBeNull();
      }),
    );
  });

  it('writes no more than it reads, for any card', () => {
    const longest = packCardInfo({ number: '한'.repeat(200), password: '한'.repeat(200) });
    expect(longest.length).toBeLessThanOrEqual(2_048);
    expect(readCardInfo(longest)).toEqual({ number: '한'.repeat(80), password: '한'.repeat(80) });
  });
});
