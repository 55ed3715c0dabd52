// @vitest-environment jsdom
import { selectPopups } from '@shop/storefront-core/popups';
import { content } from '@shop/storefront-core/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { advanceTime } from '../testing/render-in-shop';
import type { TestShop } from '../testing/test-shop';
import { giveBoxesSize, renderCouponPopups } from './testing/coupon-popups';
import { claimPath, listedCoupon, openCouponScene } from './testing/coupon-scene';
import { buyButton, press } from './testing/recharge-scene';

const payPath = '/api/pay/paypal_pay';
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

beforeEach(giveBoxesSize);

describe('claiming coupons', () => {
  const claimable = [listedCoupon('five', 0.95, 'claim'), listedCoupon('ten', 0.9, 'claim')];

  /** A back end whose coupons have to be claimed. */
  async function openClaims(claim = true): Promise<TestShop> {
    const received = new Set<string>();
    const shop = await openCouponScene({
      coupons: ({ use_category: categories = '' }) => {
        const codes = ['five', 'ten'].filter(
          (code) => received.has(code) === (categories === 'avail,lock'),
        );
        const kind = categories === 'claim' ? 'claim' : 'avail';
        return content({
          coupons: codes.map((code) => listedCoupon(code, code === 'ten' ? 0.9 : 0.95, kind)),
        });
      },
      answers: {
        [payPath]: () => content({ billing_no: 'B1', url: '', status: -1 }),
        [claimPath]: ({ coupon_code: code }) => {
          if (!claim) return { code: -5000, msg: '', content: null };
          const codes = code === undefined ? ['five', 'ten'] : [code];
          codes.forEach((one) => received.add(one));
          return content({ coupons: codes.map((one) => listedCoupon(one, 0.9)) });
        },
      },
    });
    renderCouponPopups(shop);
    await press(button(/^Coupon/));
    expect(selectPopups(shop.store.getState())).toEqual(['recharge', 'coupon-claim']);
    return shop;
  }

  it('is offered if none is usable, and the received one can be used for the order', async () => {
    const shop = await openClaims();
    const [first] = screen.getAllByRole('button', { name: 'Claimable' });
    if (first !== undefined) await press(first);
    expect(screen.getByText('Claimed')).toBeTruthy();
    await press(button(/^Use$/));
    await press(buyButton());
    expect(shop.backEnd.sentTo(payPath)).toMatchObject([{ coupon_code: 'five' }]);
  });

  it('claims a coupon once, however often it is pressed', async () => {
    const shop = await openClaims();
    const [first] = screen.getAllByRole('button', { name: 'Claimable' });
    first?.click();
    first?.click();
    await advanceTime();
    expect(shop.backEnd.sentTo(claimPath)).toHaveLength(1);
  });

  it('claims all at once', async () => {
    const shop = await openClaims();
    await press(button(/^Claim all$/));
    expect(shop.backEnd.sentTo(claimPath)[0]).not.toHaveProperty('coupon_code');
    expect(screen.getAllByText('Claimed')).toHaveLength(claimable.length);
  });

  it('says at a coupon that it could not be claimed, and lets the player try again', async () => {
    await openClaims(false);
    const [first] = screen.getAllByRole('button', { name: 'Claimable' });
    if (first !== undefined) await press(first);
    expect(screen.getByText(/^The reward could not be claimed/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Claimable' })).toHaveLength(claimable.length);
  });
});
