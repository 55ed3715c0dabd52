import { Code, calls } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponCodeOf, couponHolder } from '../test-sandbox/coupon-holder';
import { type Query, type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(async () => sandbox.close());

async function preview(change: Query, userId = 'nova-player', gpId = 'starfall') {
  const { token } = await couponHolder(sandbox, '2026-11-18T12:00:00Z', userId, gpId);
  const query = { client_id: '510001', product_id: '510001-gems-300', oauth_token: token };
  return sandbox.ask(calls.discountPreview, { ...query, ...change });
}

const refusal = { kind: 'refused', code: Code.illegalCouponUse };

describe('the discount preview (spec §7)', () => {
  it('has the price and points of the goods without a coupon', async () => {
    const whole = { kind: 'content', content: { points: 50, discountPrice: 4.99 } };
    expect(await preview({})).toEqual(whole);
    expect(await preview({ coupon_code: '' })).toEqual(whole);
  });

  it('reduces both by a coupon, without using it up', async () => {
    const coupon_code = couponCodeOf('nova', 'avail');
    const less = { kind: 'content', content: { points: 47, discountPrice: 4.74 } };
    expect(await preview({ coupon_code })).toEqual(less);
    expect(await preview({ coupon_code })).toEqual(less);
  });

  it.each([
    ['520004', 14_250],
    ['520005', 20_900],
  ])('has no fraction of a rupiah or a dong in game %s', async (clientId, discountPrice) => {
    const goods = { client_id: clientId, product_id: `${clientId}-gems-60` };
    const change = { ...goods, coupon_code: couponCodeOf('merlion', 'avail') };
    expect(await preview(change, 'merlion-player', 'tidecallers')).toMatchObject({
      content: { discountPrice },
    });
  });

  it.each([
    ['a coupon that is not claimed', couponCodeOf('nova', 'claim')],
    ['a coupon of another game product', couponCodeOf('nova', 'lock')],
    ['a used coupon', couponCodeOf('nova', 'history', 'used')],
    ['a coupon that has run out', couponCodeOf('nova', 'history', 'expired')],
    ['a coupon of another brand', couponCodeOf('merlion', 'avail')],
    ['a code that does not exist', 'NOTHING'],
  ])('refuses %s', async (_, coupon_code) => {
    expect(await preview({ coupon_code })).toMatchObject(refusal);
  });

  it('refuses goods that do not accept coupons', async () => {
    const coupon_code = couponCodeOf('nova', 'avail');
    const change = { product_id: '510001-pass-1', coupon_code };
    expect(await preview(change)).toMatchObject(refusal);
  });

  it('refuses another player’s coupon', async () => {
    const coupon_code = couponCodeOf('nova', 'avail');
    expect(await preview({ coupon_code }, 'nova-solo')).toMatchObject(refusal);
  });

  it('refuses goods of another game', async () => {
    expect(await preview({ product_id: '510011-gems-80' })).toMatchObject({
      kind: 'refused',
      code: Code.goodsNotInGame,
    });
  });
});
