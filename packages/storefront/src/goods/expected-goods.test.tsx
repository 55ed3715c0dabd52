// @vitest-environment jsdom
import { readSavedSelection, selectSelection } from '@shop/storefront-core/selection';
import { type Reply, content, deferredReply } from '@shop/storefront-core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WhoSection } from '../selection';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { GoodsSection } from './goods-section';
import { useRefusedGame } from './use-refused-game';

const listPath = '/api/pay/getGameListV2';
const goodsPath = '/api/pay/getThirdGift';
/** The first game of the test brand. */
const first = { client_id: '510001', gp_id: 'starfall', name: 'Starfall', logo: '' };
const other = { client_id: 'c2', gp_id: 'gp2', name: 'Sea', logo: '' };
const noGame: Reply = { code: -3001, msg: '', content: null };
const server = { value: 's1', display: 'S1' };

/** A product that is named after its game. */
function goodsOf({ client_id: id = '' }: Readonly<Record<string, string>>): Reply {
  const prices = { price: 4.99, currency: 'USD', type_key: 'gems', type_name: 'Gems' };
  return content({ goods: [{ product_id: `gems-${id}`, name: `Gems of ${id}`, ...prices }] });
}

function RefusedGame(): null {
  useRefusedGame();
  return null;
}

/** Opens the page with a game list that is still on its way. */
async function open(
  options: Parameters<typeof openTestShop>[0] = {},
  goods: typeof goodsOf = goodsOf,
): Promise<{ shop: TestShop; list: (reply: Reply) => Promise<void> }> {
  const list = deferredReply();
  const shop = openTestShop({
    ...options,
    answers: { [listPath]: () => list.promise, [goodsPath]: goods },
  });
  await renderInShop(
    shop,
    <>
      <WhoSection />
      <GoodsSection />
      <RefusedGame />
    </>,
  );
  return {
    shop,
    list: async (reply) => {
      list.resolve(reply);
      await advanceTime();
    },
  };
}

const shown = (): readonly (string | null)[] =>
  screen.queryAllByRole('radio').map((tile) => tile.closest('label')?.textContent ?? null);
const askedFor = ({ backEnd }: TestShop): readonly unknown[] =>
  backEnd.sentTo(goodsPath).map(({ client_id }) => client_id);

describe('the goods while the game list is on its way', () => {
  it('are those of the brand’s first game, which is then chosen without asking again', async () => {
    const { shop, list } = await open();
    expect(shown()).toEqual([expect.stringContaining('Gems of 510001')]);
    await list(content({ games: [other, first] }));
    expect(selectSelection(shop.store.getState()).game).toMatchObject({ clientId: '510001' });
    expect(askedFor(shop)).toEqual(['510001']);
  });

  it('are those of the linked game', async () => {
    const { shop, list } = await open({ search: '?client_id=c2', saved: { game: sky, server } });
    expect(shown()).toEqual([expect.stringContaining('Gems of c2')]);
    await list(content({ games: [first, other] }));
    expect(askedFor(shop)).toEqual(['c2']);
  });

  it('can be chosen, and stay chosen', async () => {
    const { shop, list } = await open();
    fireEvent.click(screen.getByRole('radio'));
    await list(content({ games: [first] }));
    expect(selectSelection(shop.store.getState()).productId).toBe('gems-510001');
  });

  it('disappear, with the choice, when the game is not listed', async () => {
    const { shop, list } = await open();
    fireEvent.click(screen.getByRole('radio'));
    await list(content({ games: [other] }));
    expect(shown()).toEqual([expect.stringContaining('Gems of c2')]);
    expect(selectSelection(shop.store.getState())).toMatchObject({
      game: { clientId: 'c2' },
      productId: null,
    });
  });

  it.each([
    ['is empty', content({ games: [] })],
    ['is refused', noGame],
  ])('disappear when the list %s', async (_, reply) => {
    const { shop, list } = await open();
    fireEvent.click(screen.getByRole('radio'));
    await list(reply);
    expect(shown()).toEqual([]);
    expect(selectSelection(shop.store.getState()).game).toBeNull();
  });

  it('are not asked for again when they were refused before the list named their game', async () => {
    const { shop, list } = await open({}, () => noGame);
    await list(content({ games: [first] }));
    expect(shown()).toEqual([]);
    expect(askedFor(shop)).toEqual(['510001']);
  });

  it('clear the game, and say so, when they were refused before the list named it (spec §8)', async () => {
    const { shop, list } = await open({}, () => noGame);
    await list(content({ games: [first] }));
    const { selection, toasts } = shop.store.getState();
    expect(selection.game).toBeNull();
    expect(toasts.map(({ text }) => text)).toEqual([{ kind: 'key', key: 'error.noGame' }]);
  });
});

describe('the saved choices of a visit whose link names another game', () => {
  const game = { ...sky, clientId: first.client_id };
  const options = { search: '?client_id=c2', saved: { game, server, productId: 'p' } };

  it('do not mix with the goods of the link', async () => {
    const { shop } = await open(options);
    expect(selectSelection(shop.store.getState())).toMatchObject({ game: null, server: null });
  });

  it('stay in the storage when the linked game is not listed', async () => {
    const { shop, list } = await open(options);
    await list(content({ games: [first] }));
    expect(readSavedSelection(shop.services.storage, 'nova')).toMatchObject({ game, server });
  });
});
