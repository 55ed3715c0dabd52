// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderHookInShop } from '../testing/render-in-shop';
import { content } from '../testing/test-back-end';
import { type TestShop, type TestShopOptions, openTestShop, sky } from '../testing/test-shop';
import type { Selection } from './selection';
import { selectSelection } from './selection-slice';
import { useEntryGame } from './use-entry-game';
import { useEntryRole } from './use-entry-role';

const games = [
  { client_id: 'c1', gp_id: 'gp1', name: 'Sky', logo: '' },
  { client_id: 'c2', gp_id: 'gp2', name: 'Sea', logo: '' },
];
const ann = { role_id: 'r1', name: 'Ann' };
const bea = { role_id: 'r2', name: 'Bea' };
const server = { value: 's1', display: 'S1' };

interface Options extends TestShopOptions {
  readonly listed?: readonly unknown[];
  readonly roles?: readonly unknown[];
}

async function enter({ listed = games, roles = [], ...options }: Options): Promise<Selection> {
  const shop: TestShop = openTestShop({
    ...options,
    answers: {
      '/api/pay/getGameListV2': () => content({ games: listed }),
      '/api/pay/getRoleList': () => content({ roles }),
    },
  });
  const useEntry = (): void => {
    useEntryGame();
    useEntryRole();
  };
  await renderHookInShop(shop, useEntry, undefined);
  return selectSelection(shop.store.getState());
}

describe('the game a visit starts with (spec §2)', () => {
  it('is the linked one, with its server, instead of the saved choices', async () => {
    const saved = { game: sky, server, productId: 'gems' };
    expect(await enter({ search: '?client_id=c2&server_id=7', saved })).toMatchObject({
      game: { clientId: 'c2' },
      server: { value: 's7' },
      productId: null,
    });
  });

  it('keeps the saved choices when the link names the saved game', async () => {
    const saved = { game: sky, server, productId: 'gems' };
    expect(await enter({ search: '?client_id=c1&server_id=7', saved })).toMatchObject({
      game: sky,
      server,
      productId: 'gems',
    });
  });

  it('is the marked one, else the first, without a link and a saved choice', async () => {
    expect((await enter({})).game).toMatchObject({ clientId: 'c1' });
    const listed = games.map((game) => ({ ...game, is_select_game: game.client_id === 'c2' }));
    expect((await enter({ listed })).game).toMatchObject({ clientId: 'c2' });
  });

  it('replaces a saved game that is no longer offered', async () => {
    const saved = { game: { ...sky, clientId: 'old' }, server };
    expect(await enter({ saved })).toMatchObject({ game: { clientId: 'c1' }, server: null });
    expect(await enter({ saved, listed: [] })).toMatchObject({ game: null });
  });
});

describe('the role a visit starts with (spec §2)', () => {
  const saved = { game: sky, server };
  const open = { saved, isSignedIn: true };

  it('is the only one', async () => {
    expect((await enter({ ...open, roles: [ann] })).role).toMatchObject({ value: 'r1' });
  });

  it('is the linked one of several, and none without a link', async () => {
    const search = '?client_id=c1&role_id=r2';
    const roles = [ann, bea];
    expect((await enter({ ...open, roles, search })).role).toMatchObject({ value: 'r2' });
    expect((await enter({ ...open, roles })).role).toBeNull();
  });

  it('is not the linked one when the link is for another game', async () => {
    const search = '?client_id=other&role_id=r2';
    expect((await enter({ ...open, roles: [ann, bea], search })).role).toBeNull();
  });

  it('replaces a saved role that the player no longer has', async () => {
    const role = { value: 'gone', display: 'Gone' };
    const result = await enter({ ...open, saved: { ...saved, role }, roles: [ann, bea] });
    expect(result.role).toBeNull();
  });
});
