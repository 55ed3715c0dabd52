// @vitest-environment jsdom
import { content, deferredReply } from '@shop/storefront-core/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { useGameList } from '../selection';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { useVipPlace } from './use-vip-place';

const configPath = '/api/config/recharge';
const gamesPath = '/api/pay/getGameListV2';

function VipPlace(): ReactElement {
  return <output>{useVipPlace()}</output>;
}

/** Reads the list of games, after which no game is expected any more. */
function GameList(): null {
  useGameList();
  return null;
}

function openShop(config: ReturnType<typeof deferredReply>['promise'], saved = {}): TestShop {
  return openTestShop({
    saved,
    answers: { [configPath]: () => config, [gamesPath]: () => content({ games: [] }) },
  });
}

const place = (): string | null => screen.getByRole('status').textContent;

it.each([
  [true, 'shown'],
  [false, 'reserved'],
])(
  'keeps the place while the page config is read; with a VIP centre %s it is then %s',
  async (isOpen, then) => {
    const config = deferredReply();
    await renderInShop(openShop(config.promise, { game: sky }), <VipPlace />);
    expect(place()).toBe('reserved');
    config.resolve(content({ is_open_coupon: isOpen }));
    await advanceTime();
    expect(place()).toBe(then);
  },
);

it.each([
  [true, 'shown'],
  [false, 'none'],
])(
  'takes no place when the page config, with a VIP centre %s, is known: %s',
  async (isOpen, expected) => {
    const shop = openShop(Promise.resolve(content({ is_open_coupon: isOpen })), { game: sky });
    const first = await renderInShop(shop, <VipPlace />);
    first.unmount();
    await renderInShop(shop, <VipPlace />);
    expect(place()).toBe(expected);
  },
);

it('takes no place while no game is shown', async () => {
  const shop = openShop(deferredReply().promise);
  const first = await renderInShop(shop, <GameList />);
  first.unmount();
  await renderInShop(shop, <VipPlace />);
  expect(place()).toBe('none');
});
