import { Code, type PaymentCall, calls, paymentCalls } from '@shop/contract';
import { couponParams, couponState, pickedCoupon } from '@shop/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { type CouponHolder, couponHolder } from '../test-sandbox/coupon-holder';
import { purchase } from '../test-sandbox/purchase';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

const { client_id = '', domain_area = '', platform = '', country = '' } = purchase;
const { paypalPay, xsollaPay } = paymentCalls;
const ways: readonly { payway_id: string; call: PaymentCall; method: Query }[] = [
  { payway_id: '10201', call: paypalPay, method: {} },
  { payway_id: '12101', call: xsollaPay, method: { channel_id: '1380' } },
];

let sandbox: TestSandbox;
let holder: CouponHolder;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(startOver);
afterAll(async () => sandbox.close());

async function startOver(): Promise<void> {
  await reset(sandbox.services);
  holder = await couponHolder(sandbox, '2026-11-18T12:00:00Z');
}

/** Returns whether an order is created, and resets the sandbox. */
async function isTaken(call: PaymentCall, choice: Query): Promise<boolean> {
  const answer = await sandbox.ask(call, { ...purchase, ...choice, oauth_token: holder.token });
  if (answer.kind !== 'content') {
    expect(answer).toMatchObject({ kind: 'refused', code: Code.illegalCouponUse });
    return false;
  }
  await startOver();
  return true;
}

/** Reads the data from which the storefront decides about coupons. */
async function readSituation(product_id: string, payway_id: string) {
  const [page, goods, channels] = await Promise.all([
    sandbox.ask(calls.pageConfig, { client_id, domain_area }),
    sandbox.ask(calls.goodsList, { client_id, domain_area }),
    sandbox.ask(calls.channelList, { client_id, domain_area, product_id, platform }),
  ]);
  if (page.kind !== 'content' || goods.kind !== 'content' || channels.kind !== 'content')
    throw new Error('the shop could not read what it needs');
  const product = goods.content.goods.find((one) => one.product_id === product_id);
  const channel = channels.content[country]?.find((one) => one.payway_id === payway_id);
  if (product === undefined || channel === undefined) throw new Error('not on sale');
  return { isVipVersion: page.content.is_open_coupon, goods: product, channel };
}

describe('storefront and back end accept the same coupons for an order (spec §5)', () => {
  it.each(
    ['510001-gems-300', '510001-pass-1'].flatMap((product_id) =>
      ways.map((way) => ({ product_id, ...way })),
    ),
  )('$product_id through $payway_id', async ({ product_id, payway_id, call, method }) => {
    const coupons = await holder.list('claim,avail,lock,history');
    const situation = await readSituation(product_id, payway_id);
    const state = couponState({ ...situation, coupons });

    const taken: string[] = [];
    for (const { code } of coupons) {
      const choice = { ...method, product_id, coupon_code: code, pay_id: payway_id };
      if (await isTaken(call, choice)) taken.push(code);
    }

    const offered = coupons.filter(({ code }) => {
      const picked = pickedCoupon(state, code);
      return couponParams(picked, situation.channel).coupon_code === code;
    });
    expect(new Set(coupons.map(({ use_category: category }) => category)).size).toBe(4);
    expect(offered.map(({ code }) => code)).toEqual(taken);
    expect(taken.length > 0).toBe(product_id === '510001-gems-300' && payway_id === '10201');
  });
});
