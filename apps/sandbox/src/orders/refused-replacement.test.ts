import { Code, paymentCalls } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import { holding, standing, tell } from '../test-sandbox/late-payment';
import { decide, replace } from '../test-sandbox/replacing';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';
import { order, settle } from '../test-sandbox/top-up';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => reset(sandbox.services));
afterAll(async () => sandbox.close());

const { paypalPay } = paymentCalls;

async function rowsOf(statement: string) {
  return (await sandbox.services.database.execute(statement)).rows;
}

/** All that a purchase changes. */
async function everything() {
  return Promise.all(
    ['orders', 'payments', 'provider_events', 'coupons', 'deliveries'].map(async (table) =>
      rowsOf(`select * from ${table} order by 1`),
    ),
  );
}

describe('nothing is replaced, and the refusal', () => {
  it('names the order, with its link, if its provider has taken the money', async () => {
    const first = await order(sandbox);
    await decide(sandbox, first, 'approved');
    const before = await everything();
    expect(await replace(sandbox, first)).toMatchObject({
      kind: 'refused',
      code: Code.unpaidOrder,
      content: { billing_no: first, url: expect.stringContaining('/pay/paypal/'), pay_end_time: 0 },
    });
    expect(await everything()).toEqual(before);
    await tell(sandbox);
    expect(await standing(sandbox, first)).toEqual(['success', null]);
  });

  it('names the order, without a link, if it is a success', async () => {
    const first = await order(sandbox);
    await settle(sandbox, first, 'success');
    const before = await everything();
    expect(await replace(sandbox, first)).toMatchObject({
      kind: 'refused',
      code: Code.unpaidOrder,
      content: { billing_no: first, url: '', pay_end_time: 0 },
    });
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['goods', { product_id: '510001-gems-60' }],
    ['role', { server_id: 's3', role_id: '51000114' }],
  ])('is -4000 if the order is for another %s', async (_, change) => {
    const first = await order(sandbox);
    const before = await everything();
    expect(await replace(sandbox, first, change)).toMatchObject({
      kind: 'refused',
      code: Code.malformedRequest,
    });
    expect(await everything()).toEqual(before);
  });

  it('is the same for another player’s order and for one that does not exist', async () => {
    const first = await order(sandbox, holding.replenishment);
    const before = await everything();
    const oauth_token = await sandbox.signIn('nova-solo', 'starfall');
    const change = { ...holding.replenishment, oauth_token };
    const foreign = await replace(sandbox, first, change);
    expect(foreign).toMatchObject({ kind: 'refused', code: Code.malformedRequest });
    expect(await replace(sandbox, 'none', change)).toEqual(foreign);
    expect(await everything()).toEqual(before);
  });

  it('is -3062 if the coupon is gone', async () => {
    await order(sandbox, { ...holding.coupon, product_id: '510001-gems-680' });
    const first = await order(sandbox);
    const before = await everything();
    expect(await replace(sandbox, first, holding.coupon, paypalPay)).toMatchObject({
      code: Code.illegalCouponUse,
    });
    expect(await everything()).toEqual(before);
  });

  it('is -3061 if the limit is reached without the order', async () => {
    const first = await order(sandbox, holding.place);
    const isIt = `where product_id = '${holding.place.product_id}'`;
    const none = `'{"type":"role","frequency":0}'`;
    const [known] = await rowsOf(`select purchase_limit from goods ${isIt}`);
    const before = await everything();
    await rowsOf(`update goods set purchase_limit = ${none} ${isIt}`);
    const result = await replace(sandbox, first, holding.place);
    const limit = JSON.stringify(known?.['purchase_limit']);
    await rowsOf(`update goods set purchase_limit = '${limit}' ${isIt}`);
    expect(result).toMatchObject({ code: Code.purchaseLimitReached });
    expect(await everything()).toEqual(before);
  });

  it('is -3063 if the price has changed', async () => {
    const first = await order(sandbox);
    const before = await everything();
    expect(await replace(sandbox, first, { expected_price: '4.98' })).toMatchObject({
      code: Code.priceChanged,
    });
    expect(await everything()).toEqual(before);
  });
});
