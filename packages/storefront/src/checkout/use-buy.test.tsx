// @vitest-environment jsdom
import { selectionSlice } from '@shop/storefront-core/selection';
import { content, deferredReply } from '@shop/storefront-core/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { advanceTime } from '../testing/render-in-shop';
import { buyButton, goods, openRechargeScene, press } from './testing/recharge-scene';

it('says an answer of the goods it is about, and not of those chosen meanwhile', async () => {
  const answer = deferredReply();
  const { store } = await openRechargeScene({
    goodsAnswer: () => content({ goods: [goods, { ...goods, product_id: 'more' }] }),
    answers: { '/api/pay/paypal_pay': () => answer.promise },
  });
  const choose = (productId: string): void => {
    act(() => {
      store.dispatch(selectionSlice.actions.goodsChosen(productId));
    });
  };
  await press(screen.getByRole('radio', { name: 'PayPal' }));
  await press(buyButton());
  choose('more');
  answer.resolve({ code: -9999, msg: 'The bank said no.', content: null });
  await advanceTime();
  expect(screen.queryByText('The bank said no.')).toBeNull();
  choose(goods.product_id);
  expect(screen.getByText('The bank said no.')).toBeTruthy();
});
