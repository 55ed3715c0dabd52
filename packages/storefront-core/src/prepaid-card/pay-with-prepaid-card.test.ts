import type { Goods } from '@shop/contract';
import type { CardCheck } from '@shop/payments/cards';
import type { Purchase } from '../checkout';
import { emptySelection } from '../selection';
import { expect, it } from 'vitest';
import { type CardPaymentOptions, payWithPrepaidCard } from './pay-with-prepaid-card';

const card = { number: '5300', password: 'KX7Q' };
const goods: Goods = {
  ...{ product_id: 'card', name: 'Card', icon: '', base_amount: 0, bonus_amount: 0, price: 0 },
  ...{ currency: 'TWD', type_key: 'card', type_name: 'Cards', goods_sort: 0, type_sort: 0 },
  ...{ is_limit: false, is_coupon: false, is_special: false, coupon_points: 0 },
};
const purchase: Purchase = {
  kind: 'exchange',
  selection: emptySelection,
  user: { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' },
  goods,
  language: 'en',
};
const worth = { price: 33, currency: 'TWD', gems_number: 60, extra_gems_number: 0 };
const right: CardCheck = { kind: 'worth', worth };
const used: CardCheck = { kind: 'refused', code: -3080, msg: 'no' };
const pending = { kind: 'pending', billingNo: 'B1', repeated: false } as const;
const cancelled = { kind: 'cancelled', billingNo: null } as const;
const refused = { ...used, reason: 'answer', content: null } as const;

interface Case {
  readonly check: CardCheck;
  readonly agrees?: boolean;
  readonly isUnanswered?: boolean;
  readonly typed?: typeof card;
}

async function paid({ check, agrees = true, isUnanswered = false, typed = card }: Case) {
  const steps: string[] = [];
  const options: CardPaymentOptions = {
    checkout: {
      isUnanswered: () => isUnanswered,
      buy: (_, bought) => {
        steps.push(`buy ${bought?.number ?? ''} ${bought?.password ?? ''}`);
        return Promise.resolve(pending);
      },
    },
    checkCard: () => {
      steps.push('check');
      return Promise.resolve(check);
    },
    confirm: ({ price, currency, gems }) => {
      steps.push(`confirm ${String(price)} ${currency} ${gems}`);
      return Promise.resolve(agrees);
    },
  };
  return { outcome: await payWithPrepaidCard(purchase, typed, options), steps };
}

const asked = ['check', 'confirm 33 TWD 60'];
const rows: readonly [what: string, scene: Case, outcome: object, steps: readonly string[]][] = [
  [
    'uses a card once its value was confirmed',
    { check: right },
    pending,
    [...asked, 'buy 5300 KX7Q'],
  ],
  [
    'sends a number without the spaces it is printed with',
    { check: right, typed: { ...card, number: ' 53 00 ' } },
    pending,
    [...asked, 'buy 5300 KX7Q'],
  ],
  [
    'sends a card as it is printed if it was typed with the digits of another keyboard',
    { check: right, typed: { number: '５３ \u200e٠۰', password: ' ＫＸ７Q' } },
    pending,
    [...asked, 'buy 5300 KX7Q'],
  ],
  [
    'keeps letters of a card as they were typed',
    { check: right, typed: { number: 'ab-5300', password: 'kx 7q' } },
    pending,
    [...asked, 'buy ab-5300 kx 7q'],
  ],
  [
    'does not use the card when the player declines',
    { check: right, agrees: false },
    cancelled,
    asked,
  ],
  ['does not use a refused card', { check: used }, refused, ['check']],
  [
    'does not use the card when the check has no answer',
    { check: { kind: 'unknown' } },
    { kind: 'check-failed' },
    ['check'],
  ],
  [
    'sends a used card with the key of an unanswered press, which may have used it',
    { check: used, isUnanswered: true },
    pending,
    ['check', 'buy 5300 KX7Q'],
  ],
  [
    'asks again about a card that the unanswered press has not used',
    { check: right, isUnanswered: true, agrees: false },
    cancelled,
    asked,
  ],
  [
    'does not send the card after too many tries',
    { check: { ...used, code: -4290 }, isUnanswered: true },
    { ...refused, code: -4290 },
    ['check'],
  ],
  [
    'does not check an incomplete card',
    { check: right, typed: { number: '5300', password: ' ' } },
    cancelled,
    [],
  ],
];

it.each(rows)('%s', async (_, scene, outcome, steps) => {
  expect(await paid(scene)).toEqual({ outcome, steps });
});
