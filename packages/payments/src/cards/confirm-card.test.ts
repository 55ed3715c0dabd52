import { readCardInfo } from '@shop/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardQuestions, type CardSummary, confirmCard, summaryOfCard } from './confirm-card';

const card = { number: '  5300010112345678', password: 'KX7Q2M ' };
const trimmed = { number: '5300010112345678', password: 'KX7Q2M' };
const worth = { price: 150, currency: 'TWD', gems_number: 300, extra_gems_number: 20 };
const noCard = { kind: 'refused', code: -3080, msg: 'wrong card' } as const;

/** Rejects with an error that quotes the request, as a careless client may do. */
const rejects = async (sent: unknown) =>
  Promise.reject(new Error(`GET ?card_info=${JSON.stringify(sent)}`));
const throws = (sent: unknown): never => {
  throw new Error(`GET ?card_info=${JSON.stringify(sent)}`);
};

async function confirmed(changes: Partial<CardQuestions> = {}, typed = card) {
  const { checkCard = async () => ({ kind: 'worth', worth }), confirm = async () => true } =
    changes;
  const sent: string[] = [];
  const shown: CardSummary[] = [];
  const result = await confirmCard(typed, {
    checkCard: async (cardInfo) => {
      sent.push(cardInfo);
      return checkCard(cardInfo);
    },
    confirm: async (summary) => {
      shown.push(summary);
      return confirm(summary);
    },
  });
  return { result, sent, shown };
}

describe('the summary before a card is used (spec §8)', () => {
  it.each([
    [300, 20, '300+20'],
    [300, 0, '300'],
    [0, 20, '0+20'],
    [0, 0, '0'],
    [12_345, 6, '12345+6'],
  ])('gems %i and extra gems %i are %s', (gems_number, extra_gems_number, gems) => {
    const summary = summaryOfCard({ ...worth, gems_number, extra_gems_number });
    expect(summary).toEqual({ price: 150, currency: 'TWD', gems });
  });
});

describe('a card', () => {
  it('is checked, and confirmed by what it is worth', async () => {
    const { result, sent, shown } = await confirmed();
    expect(sent.map((cardInfo) => readCardInfo(cardInfo))).toEqual([trimmed]);
    expect(shown).toEqual([{ price: 150, currency: 'TWD', gems: '300+20' }]);
    expect(result).toEqual({ kind: 'confirmed' });
  });

  it.each<[string, Partial<CardQuestions>, number, object]>([
    [
      'that the check refuses',
      { checkCard: async () => noCard },
      0,
      { ...noCard, reason: 'answer' },
    ],
    [
      'without an answer',
      { checkCard: async () => ({ kind: 'unknown' }) },
      0,
      { kind: 'check-failed' },
    ],
    ['whose check rejects', { checkCard: rejects }, 0, { kind: 'check-failed' }],
    ['whose check throws', { checkCard: throws }, 0, { kind: 'check-failed' }],
    ['that the player does not confirm', { confirm: async () => false }, 1, { kind: 'cancelled' }],
    ['whose question cannot be shown', { confirm: rejects }, 1, { kind: 'cancelled' }],
  ])('%s is not used', async (_, questions, asked, result) => {
    const confirmation = await confirmed(questions);
    expect(confirmation.result).toEqual(result);
    expect(confirmation.shown).toHaveLength(asked);
  });

  it.each([
    ['number', { number: ' ', password: 'KX7Q2M' }],
    ['password', { number: '5300', password: '' }],
  ])('without a %s is not checked', async (_, typed) => {
    const { result, sent } = await confirmed({}, typed);
    expect(sent).toEqual([]);
    expect(result).toEqual({ kind: 'refused', reason: 'incomplete-card' });
  });

  it('is in neither result nor summary, whatever comes of its check', async () => {
    const printed = fc.stringMatching(/^[A-Z0-9]{6,20}$/);
    const anyQuestions = fc.record({
      checkCard: fc.constantFrom<CardQuestions['checkCard']>(
        async () => ({ kind: 'worth', worth }),
        async () => noCard,
        async () => ({ kind: 'unknown' }),
        rejects,
        throws,
      ),
      confirm: fc.constantFrom<CardQuestions['confirm']>(
        async () => true,
        async () => false,
        rejects,
        throws,
      ),
    });
    await fc.assert(
      fc.asyncProperty(anyQuestions, printed, printed, async (questions, number, password) => {
        const { result, shown, sent } = await confirmed(questions, { number, password });
        const text = JSON.stringify([result, shown]);
        const secrets = [number, password, ...sent];
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
