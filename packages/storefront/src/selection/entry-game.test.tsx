// @vitest-environment jsdom
import { selectPopups } from '@shop/storefront-core/popups';
import {
  type Selection,
  emptySelection,
  readSavedSelection,
  selectSelection,
  selectionSlice,
} from '@shop/storefront-core/selection';
import { content } from '@shop/storefront-core/testing';
import { selectToasts } from '@shop/storefront-core/toasts';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { OpenPopup } from '../testing/open-popup';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, type TestShopOptions, openTestShop, sky } from '../testing/test-shop';
import { LinkedCharacter } from './linked-character';
import { useEntryLink } from './use-entry-link';
import { useGameList } from './use-game-list';
import { useOnlyRole } from './use-only-role';

const games = [
  { client_id: 'c1', gp_id: 'gp1', name: 'Sky', logo: '' },
  { client_id: 'c2', gp_id: 'gp2', name: 'Sea', logo: '' },
];
const ann = { role_id: 'r1', name: 'Ann' };
const bea = { role_id: 'r2', name: 'Bea' };
const server = { value: 's1', display: 'S1' };
const servers = [
  { server_id: 's1', name: 'S1 Vega', area_id: '' },
  { server_id: 's7', name: 'S7 Mira', area_id: '' },
];

interface Options extends TestShopOptions {
  readonly listed?: readonly unknown[];
  readonly roles?: readonly unknown[];
  readonly onServers?: Readonly<Record<string, unknown>>;
}

/** What the page shows of the entry, and where it has led. */
interface Entry {
  readonly shop: TestShop;
  readonly chosen: () => Selection;
  readonly popups: () => readonly string[];
  readonly said: () => readonly unknown[];
  readonly went: readonly string[];
}

function Page(): ReactElement {
  useGameList();
  useOnlyRole();
  useEntryLink();
  return <OpenPopup name="linked-character" Container={LinkedCharacter} />;
}

async function enter({
  listed = games,
  roles = [],
  onServers = { servers, areas: [] },
  ...options
}: Options): Promise<Entry> {
  const went: string[] = [];
  const shop = openTestShop({
    ...options,
    page: {
      goTo: (to) => went.push(to),
      forgetParameters: (names) => went.push(`forget ${names.join(' ')}`),
    },
    answers: {
      '/api/pay/getGameListV2': () => content({ games: listed }),
      '/api/pay/getServerList': () => content({ frequent: [], ...onServers }),
      '/api/pay/getRoleList': () => content({ roles }),
    },
  });
  await renderInShop(shop, <Page />);
  await advanceTime();
  return {
    shop,
    chosen: () => selectSelection(shop.store.getState()),
    popups: () => selectPopups(shop.store.getState()),
    said: () => selectToasts(shop.store.getState()).map(({ text }) => text),
    went,
  };
}

const forgotten = 'forget client_id area_id server_id role_id';

describe('the game a visit starts with (spec §2)', () => {
  const saved = { game: sky, server, productId: 'gems' };

  it('is the linked one instead of the saved choices, and the link leaves the address', async () => {
    const { chosen, went } = await enter({ search: '?client_id=c2', saved });
    expect(chosen()).toMatchObject({ game: { clientId: 'c2' }, server: null, productId: null });
    expect(went).toEqual([forgotten]);
  });

  it('keeps the saved choices when the link names the saved game', async () => {
    const { chosen, went } = await enter({ search: '?client_id=c1', saved });
    expect(chosen()).toMatchObject(saved);
    expect(went).toEqual([forgotten]);
  });

  it('is none when the link names a game that is not listed, and the saved choices stay', async () => {
    const { shop, chosen, went } = await enter({ search: '?client_id=c9', saved });
    expect(went).toEqual(['showError']);
    expect(chosen().game).toBeNull();
    expect(readSavedSelection(shop.services.storage, 'nova')).toMatchObject(saved);
  });

  it('is the marked one, else the first, without a link and a saved choice', async () => {
    expect((await enter({})).chosen().game).toMatchObject({ clientId: 'c1' });
    const listed = games.map((game) => ({ ...game, is_select_game: game.client_id === 'c2' }));
    expect((await enter({ listed })).chosen().game).toMatchObject({ clientId: 'c2' });
  });

  it('replaces a saved game that is no longer offered', async () => {
    const old = { game: { ...sky, clientId: 'old' }, server };
    expect((await enter({ saved: old })).chosen()).toMatchObject({
      game: { clientId: 'c1' },
      server: null,
    });
    expect((await enter({ saved: old, listed: [] })).chosen().game).toBeNull();
  });
});

describe('a linked server', () => {
  const search = '?client_id=c1&server_id=7';
  const saved = { game: sky };

  it('is chosen as the back end lists it', async () => {
    const { chosen, went } = await enter({ search, saved, isSignedIn: true });
    expect(chosen().server).toEqual({ value: 's7', display: 'S7 Mira' });
    expect(went).toEqual([forgotten]);
  });

  it('waits for the sign-in, and stays in the address until then', async () => {
    const { shop, chosen, went } = await enter({ search, saved });
    expect(chosen().server).toBeNull();
    expect(went).toEqual([]);
    expect(shop.backEnd.sentTo('/api/pay/getServerList')).toEqual([]);
  });

  it.each([
    ['is unknown', { servers: servers.slice(0, 1), areas: [] }],
    [
      'is in several areas, and the link names none',
      {
        servers: ['am', 'eu'].map((area_id) => ({ server_id: 's7', name: 'S7', area_id })),
        areas: [],
      },
    ],
  ])('is left to the player if it %s', async (_, onServers) => {
    const { chosen, said, went } = await enter({ search, saved, isSignedIn: true, onServers });
    expect(chosen().server).toBeNull();
    expect(said()).toEqual([{ kind: 'key', key: 'link.noServer' }]);
    expect(went).toEqual([forgotten]);
  });

  it('without an area is looked up, since the order needs the area', async () => {
    const onServers = {
      servers: [{ server_id: 's7', name: 'S7 Mira', area_id: 'eu' }],
      areas: [{ area_id: 'eu', name: 'Europe' }],
    };
    const { chosen } = await enter({ search, saved, isSignedIn: true, onServers });
    expect(chosen()).toMatchObject({
      server: { value: 's7' },
      area: { value: 'eu', display: 'Europe' },
    });
  });

  it('is not chosen any more when the player has chosen another game', async () => {
    const { shop, went } = await enter({ search, saved });
    const other = { ...sky, clientId: 'c2' };
    shop.store.dispatch(selectionSlice.actions.gameChosen(other));
    expect(went).toEqual([forgotten]);
  });
});

describe('a linked character other than the one that was chosen last', () => {
  const role = { value: 'r1', display: 'Ann' };
  const saved = { game: sky, server, role, productId: 'gems' };
  const open = { saved, isSignedIn: true, roles: [ann, bea] };

  it.each([
    ['server', '?client_id=c1&server_id=7', { server: { value: 's7' }, role: null }],
    ['role', '?client_id=c1&server_id=1&role_id=r2', { server, role: { value: 'r2' } }],
    [
      'server and role',
      '?client_id=c1&server_id=7&role_id=r2',
      { server: { value: 's7' }, role: { value: 'r2' } },
    ],
  ])('by its %s is taken when the player says so', async (_, search, taken) => {
    const { chosen, popups } = await enter({ ...open, search });
    expect(popups()).toEqual(['linked-character']);
    expect(chosen()).toMatchObject(saved);
    fireEvent.click(screen.getByRole('button', { name: 'Use the link’s' }));
    await advanceTime();
    expect(chosen()).toMatchObject({ ...taken, productId: 'gems' });
    expect(popups()).toEqual([]);
  });

  it('is forgotten when the player keeps the own one', async () => {
    const { chosen, popups, went } = await enter({ ...open, search: '?client_id=c1&server_id=7' });
    expect(screen.getByText('S1 · Ann')).toBeTruthy();
    expect(screen.getByText('S7 Mira')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await advanceTime();
    expect(chosen()).toMatchObject(saved);
    expect(popups()).toEqual([]);
    expect(went).toEqual([forgotten]);
  });

  it('is not asked about when it is the same', async () => {
    const search = '?client_id=c1&server_id=1&role_id=r1';
    const { popups, went } = await enter({ ...open, search });
    expect(popups()).toEqual([]);
    expect(went).toEqual([forgotten]);
  });
});

describe('the role a visit starts with (spec §2)', () => {
  const open = { saved: { game: sky, server }, isSignedIn: true };

  it('is the only one', async () => {
    const { chosen } = await enter({ ...open, roles: [ann] });
    expect(chosen().role).toMatchObject({ value: 'r1' });
  });

  it('is the linked one of several, and none without a link', async () => {
    const search = '?client_id=c1&role_id=r2';
    const roles = [ann, bea];
    expect((await enter({ ...open, roles, search })).chosen().role).toMatchObject({ value: 'r2' });
    expect((await enter({ ...open, roles })).chosen().role).toBeNull();
  });

  it.each([
    ['the only one', [ann]],
    ['one of several', [ann, bea]],
  ])('is left to the player if the linked one is not there, not chosen: %s', async (_, roles) => {
    const search = '?client_id=c1&server_id=7&role_id=r9';
    const { shop, chosen, said } = await enter({ ...open, saved: { game: sky }, roles, search });
    expect(said()).toEqual([{ kind: 'key', key: 'error.roleNotFound' }]);
    expect(chosen()).toMatchObject({ server: { value: 's7' }, role: null });
    // Another server is the player's own choice, on which the only role is chosen as ever.
    await act(async () => {
      shop.store.dispatch(selectionSlice.actions.serverChosen({ server, area: null }));
      await advanceTime();
    });
    expect(chosen().role).toEqual(roles.length === 1 ? { value: 'r1', display: 'Ann' } : null);
  });

  it('replaces a saved role that the player no longer has', async () => {
    const role = { value: 'gone', display: 'Gone' };
    const saved = { ...open.saved, role };
    expect((await enter({ ...open, saved, roles: [ann, bea] })).chosen().role).toBeNull();
  });
});

it('ends with the choice of no game', async () => {
  const { shop, went } = await enter({ search: '?client_id=c1&server_id=7', saved: { game: sky } });
  shop.store.dispatch(selectionSlice.actions.gameCleared());
  expect(selectSelection(shop.store.getState())).toEqual(emptySelection);
  expect(went).toEqual([forgotten]);
});
