import { readCardInfo } from '@shop/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardSummary, summaryOfCard } from './confirm-card';
import { type CardRechargeCalls, rechargeWithCard } from './recharge-with-card';

const card = { number: '  5300010112345678', password: 'KX7Q2M ' };
const trimmed = { number: '5300010112345678', password: 'KX7Q2M' };
const worth = { price: 150, currency: 'TWD', gems_number: 300, extra_gems_number: 20 };
const checked = { kind: 'worth', worth } as const;
const created = { kind: 'created', billing_no: 'B1', url: '', repeated: false } as const;
const noCard = { kind: 'refused', code: -3080, msg: 'wrong card', content: null } as const;

/** Rejects with an error that quotes the request, as a careless client may do. */
const rejects = async (sent: unknown) =>
  Promise.reject(new Error(`GET ?card_info=${JSON.stringify(sent)}`));
const throws = (sent: unknown): never => {
  throw new Error(`GET ?card_info=${JSON.stringify(sent)}`);
};

async function recharged(changes: Partial<CardRechargeCalls> = {}, typed = card) {
  const steps: string[] = [];
  const sent: string[] = [];
  const shown: CardSummary[] = [];
  const {
    checkCard = async () => checked,
    confirm = async () => true,
    redeem = async () => created,
  } = changes;
  const result = await rechargeWithCard(typed, {
    checkCard: async (cardInfo) => {
      steps.push('check');
      sent.push(cardInfo);
      return checkCard(cardInfo);
    },
    confirm: async (summary) => {
      steps.push('confirm');
      shown.push(summary);
      return confirm(summary);
    },
    redeem: async (cardInfo) => {
      steps.push('redeem');
      sent.push(cardInfo);
      return redeem(cardInfo);
    },
  });
  return { result, steps, sent, shown };
}

describe('the summary before a card recharge (spec §8)', () => {
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

describe('a card recharge', () => {
  it('checks, confirms and redeems the card, in this order, and ends with an order', async () => {
    const { result, steps, sent, shown } = await recharged();
    expect(steps).toEqual(['check', 'confirm', 'redeem']);
    expect(sent.map((cardInfo) => readCardInfo(cardInfo))).toEqual([trimmed, trimmed]);
    expect(shown).toEqual([{ price: 150, currency: 'TWD', gems: '300+20' }]);
    expect(result).toEqual({ kind: 'done', billingNo: 'B1', repeated: false });
  });

  it.each<[string, Partial<CardRechargeCalls>, string[], object]>([
    [
      'a card that the pre-check refuses',
      { checkCard: async () => noCard },
      ['check'],
      { kind: 'refused', reason: 'answer', code: -3080, msg: 'wrong card' },
    ],
    [
      'a pre-check without a response',
      { checkCard: async () => ({ kind: 'unknown' }) },
      ['check'],
      { kind: 'check-failed' },
    ],
    ['a pre-check that rejects', { checkCard: rejects }, ['check'], { kind: 'check-failed' }],
    ['a pre-check that throws', { checkCard: throws }, ['check'], { kind: 'check-failed' }],
    [
      'a player who does not confirm',
      { confirm: async () => false },
      ['check', 'confirm'],
      { kind: 'cancelled' },
    ],
    [
      'a confirmation that cannot be shown',
      { confirm: rejects },
      ['check', 'confirm'],
      { kind: 'cancelled' },
    ],
    [
      'a card that is refused after the pre-check',
      { redeem: async () => noCard },
      ['check', 'confirm', 'redeem'],
      { kind: 'refused', reason: 'answer', code: -3080, msg: 'wrong card' },
    ],
    [
      'a lost response',
      { redeem: async () => ({ kind: 'unknown' }) },
      ['check', 'confirm', 'redeem'],
      { kind: 'unknown' },
    ],
    [
      'a redemption that rejects',
      { redeem: rejects },
      ['check', 'confirm', 'redeem'],
      { kind: 'unknown' },
    ],
    [
      'a redemption that throws',
      { redeem: throws },
      ['check', 'confirm', 'redeem'],
      { kind: 'unknown' },
    ],
    [
      'an order of an earlier attempt',
      { redeem: async () => ({ ...created, repeated: true }) },
      ['check', 'confirm', 'redeem'],
      { kind: 'done', billingNo: 'B1', repeated: true },
    ],
    [
      'an order without a number (spec §8)',
      { redeem: async () => ({ ...created, billing_no: '' }) },
      ['check', 'confirm', 'redeem'],
      { kind: 'refused', reason: 'no-billing-no', messageKey: 'payway_id is no exist' },
    ],
  ])(
    'with %s runs the expected steps and has the expected result',
    async (_, calls, steps, result) => {
      expect(await recharged(calls)).toMatchObject({ steps, result });
    },
  );

  it.each([
    ['number', { number: ' ', password: 'KX7Q2M' }],
    ['password', { number: '5300', password: '' }],
  ])('without a %s makes no call', async (_, typed) => {
    const { result, steps } = await recharged({}, typed);
    expect(steps).toEqual([]);
    expect(result).toEqual({ kind: 'refused', reason: 'incomplete-card' });
  });

  it('redeems the checked card, even if the input changes in the meantime', async () => {
    const typed = { ...card };
    const confirm = async (): Promise<boolean> => {
      typed.number = '9999';
      return true;
    };
    const { sent } = await recharged({ confirm }, typed);
    expect(sent[1]).toBe(sent[0]);
  });
});

describe('with calls of any outcome', () => {
  const anyCheck = fc.constantFrom<CardRechargeCalls['checkCard']>(
    async () => checked,
    async () => noCard,
    async () => ({ kind: 'unknown' }),
    rejects,
    throws,
  );
  const anyConfirm = fc.constantFrom<CardRechargeCalls['confirm']>(
    async () => true,
    async () => false,
    rejects,
    throws,
  );
  const anyRedeem = fc.constantFrom<CardRechargeCalls['redeem']>(
    async () => created,
    async () => ({ ...created, billing_no: '' }),
    async (cardInfo) => ({ ...noCard, content: { card_info: cardInfo } }),
    async () => ({ kind: 'unknown' }),
    rejects,
    throws,
  );
  const anyCalls = fc.record({ checkCard: anyCheck, confirm: anyConfirm, redeem: anyRedeem });

  it('a card is redeemed only after check and confirmation, and at most once', async () => {
    await fc.assert(
      fc.asyncProperty(anyCalls, async (calls) => {
        const order = ['check', 'confirm', 'redeem'];
        const { steps, result } = await recharged(calls);
        expect(steps).toEqual(order.slice(0, steps.length));
        // Once the card has been sent, only a refusal by the back end proves that it was not used.
        const isOver = steps.includes('redeem');
        expect(['cancelled', 'check-failed'].includes(result.kind) && isOver).toBe(false);
        expect(['done', 'unknown'].includes(result.kind) && !isOver).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('result and summary contain neither number nor password nor card_info', async () => {
    const printed = fc.stringMatching(/^[A-Z0-9]{6,20}$/);
    await fc.assert(
      fc.asyncProperty(anyCalls, printed, printed, async (calls, number, password) => {
        const { result, shown, sent } = await recharged(calls, { number, password });
        const text = JSON.stringify([result, shown]);
        const secrets = [number, password, ...sent];
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
