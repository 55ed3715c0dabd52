import { isDeepStrictEqual } from 'node:util';
import { type Call, Code, calls } from '@shop/contract';
import type { Check } from '../stage/check';
import { errandQuery } from '../stage/errand-query';
import { errandFor } from '../stage/find-errand';
import type { Query } from '../stage/query';
import { requireAnswer, requireContent, requireRefusal } from '../stage/require-answer';
import { rightQuery } from '../stage/right-query';
import type { Stage } from '../stage/stage';
import { Finding, Skip } from '../stage/verdict';
import { rule } from './rule';

const { couponList, receiveCoupons, receiveActivityGift } = calls;

async function claimTwice(stage: Stage, call: Call, query: Query): Promise<void> {
  const errand = errandFor(call, stage.fixtures);
  const first = requireAnswer(await stage.ask(errand, call, query));
  if (first.kind === 'refused')
    throw new Skip('nothing can be claimed', 'give an account that has reached a reward');
  const exchange = await stage.ask(errand, call, query);
  if (!isDeepStrictEqual(requireContent(exchange), first.content))
    throw new Finding('the second answer differs from the first', exchange);
}

async function findCoupon(stage: Stage): Promise<string> {
  const errand = errandFor(couponList, stage.fixtures);
  const { query } = await errandQuery(stage, couponList, errand);
  const claim = { ...query, use_category: 'claim' };
  const { coupons } = requireContent(await stage.ask(errand, couponList, claim));
  const [coupon] = coupons;
  if (coupon !== undefined) return coupon.code;
  throw new Skip('no coupon can be claimed', 'give an account that has one to claim');
}

/** Rules about claiming (spec §4): a lost answer costs no reward, and nobody gets what is not theirs. */
export const claimRules: readonly Check[] = [
  rule('coupons', 'a coupon that is claimed twice is answered twice', async (stage) => {
    const coupon = await findCoupon(stage);
    const query = { ...(await rightQuery(stage, receiveCoupons)), coupon_code: coupon };
    await claimTwice(stage, receiveCoupons, query);
  }),
  rule('coupons', 'a coupon that does not exist is answered with -3090', async (stage) => {
    const query = await rightQuery(stage, receiveCoupons);
    const errand = errandFor(receiveCoupons, stage.fixtures);
    const wrong = { ...query, coupon_code: 'no-such-coupon' };
    requireRefusal(await stage.ask(errand, receiveCoupons, wrong), [Code.notClaimable]);
  }),
  rule('activities', 'a reward that is claimed twice is answered twice', async (stage) =>
    claimTwice(stage, receiveActivityGift, await rightQuery(stage, receiveActivityGift)),
  ),
  rule('activities', 'a reward that does not exist is answered with -3090', async (stage) => {
    const errand = errandFor(receiveActivityGift, stage.fixtures);
    const { query } = await errandQuery(stage, receiveActivityGift, errand);
    const wrong = { ...query, activity_id: 'no-such-activity', gift_id: 'no-such-gift' };
    requireRefusal(await stage.ask(errand, receiveActivityGift, wrong), [Code.notClaimable]);
  }),
];
