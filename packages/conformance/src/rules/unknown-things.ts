import { type Call, Code, calls, packCardInfo } from '@shop/contract';
import type { Check } from '../context/check';
import { scenarioQuery } from '../context/scenario-query';
import { scenarioFor } from '../context/find-scenario';
import type { Query } from '../context/request';
import { requireRefusal } from '../context/require-answer';

interface UnknownThingCase {
  readonly domain: Check['domain'];
  readonly rule: string;
  readonly call: Call;
  readonly wrong: Query;
  readonly codes: readonly number[];
}

const cases: readonly UnknownThingCase[] = [
  {
    domain: 'cards',
    rule: 'a card that does not exist is answered with -3080',
    call: calls.cardInfo,
    wrong: { card_info: packCardInfo({ number: '0000000000000000', password: '0000' }) },
    codes: [Code.cardRefused],
  },
  {
    domain: 'replenishment',
    rule: 'a link that does not exist is answered with -3016',
    call: calls.replenishmentInfo,
    wrong: { replenish_id: 'no-such-link' },
    codes: [Code.replenishError],
  },
  {
    domain: 'orders',
    rule: 'an order that does not exist cannot be read',
    call: calls.orderInfo,
    wrong: { billing_no: 'no-such-order' },
    codes: [],
  },
  {
    domain: 'catalogue',
    rule: 'a game that does not exist is answered with -3001',
    call: calls.goodsList,
    wrong: { client_id: 'no-such-game' },
    codes: [Code.noGame],
  },
  {
    domain: 'coupons',
    rule: 'a price with a coupon that does not exist is answered with -3062',
    call: calls.discountPreview,
    wrong: { coupon_code: 'no-such-coupon' },
    codes: [Code.illegalCouponUse],
  },
];

/** An unknown id is refused with the code of its domain (spec §8, docs/adr/0005). */
export const unknownThingRules: readonly Check[] = cases.map(
  ({ domain, rule, call, wrong, codes }) => ({
    domain,
    call: null,
    rule,
    run: async (context) => {
      const scenario = scenarioFor(call, context.fixtures);
      const { query } = await scenarioQuery(context, call, scenario);
      requireRefusal(await context.request(scenario, call, { ...query, ...wrong }), codes);
    },
  }),
);
