// @vitest-environment jsdom
import { type Selection, selectSelection } from '@shop/storefront-core/selection';
import { saveUser, selectUser } from '@shop/storefront-core/session';
import { content } from '@shop/storefront-core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { GameList } from './game-list';

const games = [
  { client_id: 'c1', gp_id: 'gp1', name: 'Sky', logo: '' },
  {
    ...{ client_id: 'c2', gp_id: 'gp2', name: 'Sea', logo: '' },
    ...{ from_price: 1234.5, from_currency: 'EUR' },
  },
];
const server = { value: 's1', display: 'S1' };

async function openGameList(
  saved: Partial<Selection>,
): Promise<{ shop: TestShop; closed: () => number }> {
  let closed = 0;
  const shop = openTestShop({
    saved,
    answers: { '/api/pay/getGameListV2': () => content({ games }) },
  });
  const onOpenChange = (): void => {
    closed += 1;
  };
  await renderInShop(shop, <GameList open onOpenChange={onOpenChange} />);
  return { shop, closed: () => closed };
}

const chosen = ({ store }: TestShop): Selection => selectSelection(store.getState());

async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await advanceTime();
}

it('chooses a game and closes', async () => {
  const { shop, closed } = await openGameList({});
  await press(/Sea/);
  // The page has chosen the first game.
  await press('Change');
  expect(chosen(shop).game).toMatchObject({ clientId: 'c2' });
  expect(closed()).toBe(1);
});

it('signs the player of that game’s product in, who signed in before', async () => {
  const { shop } = await openGameList({ game: sky });
  const cleo = { username: 'cleo', suid: 'u3', oauth_token: 'token', gp_id: 'gp2' };
  saveUser(shop.services.storage, cleo);
  await press(/Sea/);
  await press('Change');
  expect(selectUser(shop.store.getState())).toMatchObject(cleo);
});

it.each([null, server])(
  'asks before another game is switched to, with server %j (spec §5)',
  async (given) => {
    const { shop, closed } = await openGameList({ game: sky, server: given });
    await press(/Sea/);
    expect(chosen(shop)).toMatchObject({ game: sky, server: given });
    expect(closed()).toBe(0);
    await press('Change');
    expect(chosen(shop)).toMatchObject({ game: { clientId: 'c2' }, server: null });
    expect(closed()).toBe(1);
  },
);

it('keeps the game and its server when the question is cancelled', async () => {
  const { shop } = await openGameList({ game: sky, server });
  await press(/Sea/);
  await press('Cancel');
  expect(chosen(shop)).toMatchObject({ game: sky, server });
});

it('keeps the server when the chosen game is chosen again', async () => {
  const { shop, closed } = await openGameList({ game: sky, server });
  await press(/Sky/);
  expect(chosen(shop)).toMatchObject({ game: sky, server });
  expect(closed()).toBe(1);
});

it('lists the game first that the player chose last, and what the cheapest goods cost where that is told', async () => {
  await openGameList({ game: { ...sky, clientId: 'c2', gameProductId: 'gp2', gameName: 'Sea' } });
  const dialog = within(screen.getByRole('dialog'));
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Seafrom €1,234\.50/),
    expect.stringMatching(/Sky$/),
  ]);
});
