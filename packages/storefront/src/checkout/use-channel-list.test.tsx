// @vitest-environment jsdom
import { Code } from '@shop/contract';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectionSlice } from '@shop/storefront-core/selection';
import { content } from '@shop/storefront-core/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { advanceTime } from '../testing/render-in-shop';
import { buyButton, card, goods, openRechargeScene, press } from './testing/recharge-scene';

const payPath = '/api/pay/paypal_pay';
const notSold = /^This item is not sold in this game/;

it('says that the goods could not be loaded, and tries again', async () => {
  let isUp = false;
  await openRechargeScene({
    goodsAnswer: () => (isUp ? content({ goods: [goods, card] }) : null),
  });
  await advanceTime(30_000);
  expect(screen.queryByRole('radio')).toBeNull();
  isUp = true;
  await press(screen.getByRole('button', { name: 'Try again' }));
  await advanceTime(1_000);
  expect(screen.getAllByRole('radio')).not.toEqual([]);
});

it('reads goods again that are refused as not sold, says so once, and leads to other goods', async () => {
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
  expect(screen.getAllByText(notSold)).toHaveLength(1);
  expect(screen.getAllByText('300 gems')).not.toHaveLength(0);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/could not be loaded|Working out the price/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Buy|Try again)/ })).toBeNull();
  expect(shop.backEnd.sentTo(payPath)).toHaveLength(1);
  await press(screen.getByRole('button', { name: 'Choose another item' }));
  expect(selectPopups(shop.store.getState())).toEqual([]);

  act(() => {
    shop.store.dispatch(selectionSlice.actions.goodsChosen('card'));
    shop.store.dispatch(popupStack.actions.opened('recharge'));
  });
  await advanceTime();
  expect(screen.queryByText(notSold)).toBeNull();
});
