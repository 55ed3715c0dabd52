// @vitest-environment jsdom
import { Code } from '@shop/contract';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectionSlice } from '../selection';
import { advanceTime } from '../testing/render-in-shop';
import { content } from '../testing/test-back-end';
import {
  buyButton,
  card,
  goods,
  isBuyDisabled,
  openRechargeScene,
  press,
} from './testing/recharge-scene';

const payPath = '/api/pay/paypal_pay';

it('reads goods again that are refused as not sold, and offers no channels for them any more', async () => {
  let isGone = false;
  const shop = await openRechargeScene({
    saved: { region: 'US', channelKey: '10201:' },
    goodsAnswer: () => content({ goods: isGone ? [card] : [goods, card] }),
    answers: {
      [payPath]: () => {
        isGone = true;
        return { code: Code.goodsNotInGame, msg: '', content: null };
      },
    },
  });
  await press(buyButton());
  expect(screen.getAllByText(/^This item is not sold in this game/)).not.toHaveLength(0);
  expect(isBuyDisabled()).toBe(true);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(shop.backEnd.sentTo(payPath)).toHaveLength(1);

  act(() => {
    shop.store.dispatch(selectionSlice.actions.goodsChosen('card'));
  });
  await advanceTime();
  expect(screen.queryByText(/^This item is not sold in this game/)).toBeNull();
});
