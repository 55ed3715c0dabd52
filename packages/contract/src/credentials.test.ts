import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { obfuscateCredential, revealCredential } from './credentials';

describe('obfuscateCredential and revealCredential (spec §5)', () => {
  it('trims and encodes a value, after three hex digits', () => {
    expect(obfuscateCredential('  player1 ', () => 'a0f')).toBe('a0fcGxheWVyMQ==');
  });

  it('returns the same value in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(revealCredential(obfuscateCredential(value, () => '123'))).toBe(value.trim());
      }),
    );
  });

  it.each(['', 'ab', 'xyzcGxheWVyMQ==', 'A0FcGxheWVyMQ==', 'a0f***', 'a0f/w=='])(
    '%j was not made by it',
    (value) => {
      expect(revealCredential(value)).toBeNull();
    },
  );
});
