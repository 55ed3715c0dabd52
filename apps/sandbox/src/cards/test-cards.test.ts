import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { payments } from '../database/schema/providers';
import { packageFolder } from '../start/package-folder';
import { isLuhnValid } from './check-card-form';
import { testCards } from './test-cards';

const outcomes = testCards.map(({ outcome }) => outcome);

describe('the test cards', () => {
  it('have valid check digits and unique numbers', () => {
    const numbers = testCards.map(({ number }) => number);
    expect(numbers.filter((number) => !isLuhnValid(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(testCards.map(({ note }) => note)).size).toBe(numbers.length);
  });

  it.each(['approved', 'refused', 'cancelled', 'pending', 'challenge'] as const)(
    'have one that is %s',
    (outcome) => {
      expect(outcomes).toContain(outcome);
    },
  );

  it('are all in the README', () => {
    const text = readFileSync(join(packageFolder, 'README.md'), 'utf8').replaceAll(' ', '');
    expect(testCards.filter(({ number }) => !text.includes(`\`${number}\``))).toEqual([]);
  });

  it('cover every reason for a refusal', () => {
    const reasons = testCards.flatMap((card) => (card.outcome === 'refused' ? card.reason : []));
    expect(reasons.sort()).toEqual([...payments.reason.enumValues].sort());
  });
});
