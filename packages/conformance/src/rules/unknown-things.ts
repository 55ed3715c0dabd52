import { type Call, Code, calls, packCardInfo } from '@shop/contract';
import type { Check } from '../stage/check';
import { errandQuery } from '../stage/errand-query';
import { errandFor } from '../stage/find-errand';
import type { Query } from '../stage/query';
import { requireRefusal } from '../stage/require-answer';

interface UnknownThing {
  readonly domain: Check['domain'];
  readonly rule: string;
  readonly call: Call;
  readonly wrong: Query;
  readonly codes: readonly number[];
}

const things: readonly UnknownThing[] = [
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

/** What does not exist is refused with the code of its domain (spec §8, docs/adr/0005). */
export const unknownThingRules: readonly Check[] = things.map(
  ({ domain, rule, call, wrong, codes }) => ({
    domain,
    call: null,
    rule,
    run: async (stage) => {
      const errand = errandFor(call, stage.fixtures);
      const { query } = await errandQuery(stage, call, errand);
      requireRefusal(await stage.ask(errand, call, { ...query, ...wrong }), codes);
    },
  }),
);
