import { isDeepStrictEqual } from 'node:util';
import { type Call, Code, calls } from '@shop/contract';
import { type Check, rule } from '../context/check';
import { scenarioQuery } from '../context/scenario-query';
import { scenarioFor } from '../context/find-scenario';
import type { Query } from '../context/request';
import { requireAnswer, requireContent, requireRefusal } from '../context/require-answer';
import { rightQuery } from '../context/right-query';
import type { SuiteContext } from '../context/suite-context';
import { RuleViolation, Skip } from '../context/verdict';

const { couponList, receiveCoupons, receiveActivityGift } = calls;

async function claimTwice(context: SuiteContext, call: Call, query: Query): Promise<void> {
  const scenario = scenarioFor(call, context.fixtures);
  const first = requireAnswer(await context.request(scenario, call, query));
  if (first.kind === 'refused')
    throw new Skip('nothing can be claimed', 'use an account with a claimable reward');
  const exchange = await context.request(scenario, call, query);
  if (!isDeepStrictEqual(requireContent(exchange), first.content))
    throw new RuleViolation('the second answer differs from the first', exchange);
}

async function findCoupon(context: SuiteContext): Promise<string> {
  const scenario = scenarioFor(couponList, context.fixtures);
  const { query } = await scenarioQuery(context, couponList, scenario);
  const claim = { ...query, use_category: 'claim' };
  const { coupons } = requireContent(await context.request(scenario, couponList, claim));
  const [coupon] = coupons;
  if (coupon !== undefined) return coupon.code;
  throw new Skip('no coupon can be claimed', 'use an account with a claimable coupon');
}

/** Rules about claiming (spec §4): a lost response costs no reward. */
export const claimRules: readonly Check[] = [
  rule('coupons', 'a coupon that is claimed twice is answered twice', async (context) => {
    const coupon = await findCoupon(context);
    const query = { ...(await rightQuery(context, receiveCoupons)), coupon_code: coupon };
    await claimTwice(context, receiveCoupons, query);
  }),
  rule('coupons', 'a coupon that does not exist is answered with -3090', async (context) => {
    const query = await rightQuery(context, receiveCoupons);
    const scenario = scenarioFor(receiveCoupons, context.fixtures);
    const wrong = { ...query, coupon_code: 'no-such-coupon' };
    requireRefusal(await context.request(scenario, receiveCoupons, wrong), [Code.notClaimable]);
  }),
  rule('activities', 'a reward that is claimed twice is answered twice', async (context) =>
    claimTwice(context, receiveActivityGift, await rightQuery(context, receiveActivityGift)),
  ),
  rule('activities', 'a reward that does not exist is answered with -3090', async (context) => {
    const scenario = scenarioFor(receiveActivityGift, context.fixtures);
    const { query } = await scenarioQuery(context, receiveActivityGift, scenario);
    const wrong = { ...query, activity_id: 'no-such-activity', gift_id: 'no-such-gift' };
    requireRefusal(await context.request(scenario, receiveActivityGift, wrong), [
      Code.notClaimable,
    ]);
  }),
];
