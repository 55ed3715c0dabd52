// @vitest-environment jsdom
import { revealCredential } from '@shop/contract';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { keepUnverified } from '@shop/storefront-core/real-name';
import { readSavedSelection, selectSelection } from '@shop/storefront-core/selection';
import { readSavedUser, selectUser } from '@shop/storefront-core/session';
import { takeAttempt } from '@shop/storefront-core/sign-in';
import { createShopStorage, openTabStorage } from '@shop/storefront-core/storage';
import {
  type Responder,
  content,
  deferredReply,
  mapStorage,
  recordEvents,
} from '@shop/storefront-core/testing';
import { selectToasts } from '@shop/storefront-core/toasts';
import { currentTrafficSource } from '@shop/storefront-core/visit';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { Login } from './login';

const path = '/util/login/auth';
const ann = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };
const server = { value: 's1', display: 'S1' };

const config = {
  fb_id: 'f',
  gg_id: 'g',
  gg_pkg: 'the package',
  ios_id: '',
  vk_id: 'v',
  client_id: 'h',
  json_type: 'huawei,google,apple,twitter',
  twitterHtml: 'Opens X',
};
const configPath = '/util/login/login_config';
const gamesPath = '/api/pay/getGameListV2';
const games = [
  { client_id: 'c1', gp_id: 'gp1', name: 'Sky', logo: '' },
  { client_id: 'c2', gp_id: 'gp2', name: 'Sea', logo: '' },
];

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/selectGoods?spec_lang=de');
});
afterEach(() => {
  vi.restoreAllMocks();
});

interface Scene {
  readonly shop: TestShop;
  /** Where the page was left for. */
  readonly left: readonly string[];
  readonly reloads: () => number;
  readonly signIn: () => Promise<void>;
  readonly setOpen: (isOpen: boolean) => Promise<void>;
}

/** The login popup of a game; the browser keeps what is stored unless `isBlocked`. */
async function openLogin(answer: Responder, isBlocked = false): Promise<Scene> {
  let reloads = 0;
  const left: string[] = [];
  const reload = (): void => {
    reloads += 1;
  };
  const shop = openTestShop({
    saved: { game: sky, server },
    page: { reload, leaveFor: (address, how) => left.push(`${how} ${address}`) },
    storage: createShopStorage(isBlocked ? null : mapStorage(), () => 0),
    answers: {
      [path]: answer,
      [configPath]: () => content(config),
      [gamesPath]: () => content({ games }),
    },
  });
  shop.store.dispatch(popupStack.actions.opened('login'));
  const login = (isOpen: boolean) => <Login open={isOpen} onOpenChange={() => undefined} />;
  const { rerender } = await renderInShop(shop, login(true));
  const setOpen = async (isOpen: boolean): Promise<void> => {
    rerender(login(isOpen));
    await advanceTime(1_000);
  };
  const signIn = async (): Promise<void> => {
    fireEvent.change(screen.getByLabelText('Account'), { target: { value: ' ann ' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await advanceTime();
  };
  return { shop, left, reloads: () => reloads, signIn, setOpen };
}

it('sends the obfuscated credentials for the chosen game', async () => {
  const { shop, signIn } = await openLogin(() => content(ann));
  await signIn();
  const [sent] = shop.backEnd.sentTo(path);
  expect(sent?.['client_id']).toBe('c1');
  expect(revealCredential(sent?.['username'] ?? '')).toBe('ann');
  expect(revealCredential(sent?.['password'] ?? '')).toBe('secret');
});

it('keeps the player, forgets the saved order and reloads the page (spec §4)', async () => {
  const { shop, reloads, signIn } = await openLogin(() => content(ann));
  await signIn();
  expect(readSavedUser(shop.services.storage, 'gp1')).toMatchObject(ann);
  expect(readSavedSelection(shop.services.storage, 'nova')).toMatchObject({
    game: sky,
    server: null,
  });
  expect(reloads()).toBe(1);
});

it('signs in without a reload when the browser stores nothing, of which the page has a notice', async () => {
  const { shop, reloads, signIn } = await openLogin(() => content(ann), true);
  await signIn();
  expect(reloads()).toBe(0);
  const state = shop.store.getState();
  expect(selectUser(state)).toMatchObject(ann);
  expect(selectSelection(state)).toMatchObject({ game: sky, server: null });
  expect(selectPopups(state)).toEqual([]);
  expect(selectToasts(state)).toEqual([]);
});

it.each<[string, string, boolean, typeof server | null]>([
  ['the player whom code 6001 has signed out', ann.suid, false, server],
  ['that player, where the browser stores nothing', ann.suid, true, server],
  ['another player', 'u2', false, null],
])(
  'keeps the choices of a player who has still to prove their name for %s',
  async (_, suid, isBlocked, kept) => {
    const { shop, signIn } = await openLogin(() => content(ann), isBlocked);
    keepUnverified(shop.services.tabStorage, { ...ann, suid });
    await signIn();
    const saved = readSavedSelection(shop.services.storage, 'nova');
    expect(saved).toMatchObject({ game: sky, server: kept });
    expect(isBlocked ? selectSelection(shop.store.getState()) : saved).toEqual(saved);
  },
);

it('forgets the saved order again with the next sign-in after that', async () => {
  const { shop, signIn } = await openLogin(() => content(ann));
  keepUnverified(shop.services.tabStorage, ann);
  await signIn();
  await signIn();
  expect(readSavedSelection(shop.services.storage, 'nova')).toMatchObject({ server: null });
});

it('says nothing of an earlier refusal when it is opened again', async () => {
  const { signIn, setOpen } = await openLogin(() => ({ code: -601, msg: '', content: null }));
  await signIn();
  await setOpen(false);
  await setOpen(true);
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(screen.queryByText(/^Sign-in failed/)).toBeNull();
});

it('explains a refusal, and removes the explanation with the next attempt', async () => {
  const refused = { code: -601, msg: '', content: null };
  const { shop, reloads, signIn } = await openLogin((_, nth) =>
    nth === 0 ? refused : content(ann),
  );
  await signIn();
  expect(screen.getByText(/^Sign-in failed/)).toBeTruthy();
  expect([reloads(), selectUser(shop.store.getState())]).toEqual([0, null]);
  await signIn();
  expect(screen.queryByText(/^Sign-in failed/)).toBeNull();
});

it('sends one request for a double press', async () => {
  const answer = deferredReply();
  const { shop, signIn } = await openLogin(() => answer.promise);
  await signIn();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await advanceTime();
  expect(shop.backEnd.sentTo(path)).toHaveLength(1);
  answer.resolve(content(ann));
  await advanceTime();
});

it('sends the event of a sign-in before the page is reloaded, and none for a refused one', async () => {
  const answers = [{ code: -601, msg: '', content: null }, content(ann)];
  const { shop, signIn } = await openLogin((_, nth) => answers[nth] ?? null);
  const { leave } = recordEvents();
  await signIn();
  expect(leave()).toEqual([]);
  await signIn();
  expect(leave()).toMatchObject([{ event: 'login', suid: 'u1', client_id: 'c1' }]);
  expect(currentTrafficSource(shop.services, false)).toBe('other');
});

/** Presses the button of a provider. */
async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: `Sign in with ${name}` }));
  await advanceTime();
}

const refusedPassword: Responder = () => ({ code: -601, msg: '', content: null });

it('does not send a password without HTTPS, and says why', async () => {
  const { shop, reloads, signIn } = await openLogin(() => content(ann));
  vi.stubGlobal('location', new URL('http://shop.example/selectGoods'));
  await signIn();
  expect(screen.getByText(/^This connection is not secure/)).toBeTruthy();
  expect([shop.backEnd.sentTo(path), reloads()]).toEqual([[], 0]);
});

it('stores an account of another game under that game, says so, and leaves the player a guest here', async () => {
  const { shop, reloads, signIn } = await openLogin(() => content({ ...ann, gp_id: 'gp2' }));
  await signIn();
  expect(screen.getByText(/^This account belongs to Sea/)).toBeTruthy();
  expect(readSavedUser(shop.services.storage, 'gp2')).toMatchObject({ suid: 'u1' });
  expect(readSavedUser(shop.services.storage, 'gp1')).toBeNull();
  expect(readSavedSelection(shop.services.storage, 'nova')).toMatchObject({ server });
  expect([reloads(), selectUser(shop.store.getState())]).toEqual([0, null]);
});

it('says that an account belongs to another game where its name is not known', async () => {
  const { signIn } = await openLogin(() => content({ ...ann, gp_id: 'gp9' }));
  await signIn();
  expect(screen.getByText(/^This account belongs to another game/)).toBeTruthy();
});

it('offers the kinds that the login config of the game names, in the order of the brand', async () => {
  const { shop } = await openLogin(refusedPassword);
  const offered = screen
    .getAllByRole('button', { name: /^Sign in with/ })
    .map((button) => button.textContent);
  // Apple has no id.
  expect(offered).toEqual(['Google', 'X', 'Huawei']);
  expect(shop.backEnd.sentTo(configPath)).toMatchObject([
    { client_id: 'c1', domain_area: 'universal' },
  ]);
  expect(screen.getByText('Opens X')).toBeTruthy();
});

it('leaves for the provider, with what its response will be checked against', async () => {
  const { left, shop } = await openLogin(refusedPassword);
  await press('Google');
  expect(left).toHaveLength(1);
  const [address = ''] = left;
  const asked = new URL(address.replace('assign ', '')).searchParams;
  expect(address).toMatch(/^assign https:\/\/accounts\.google\.com\//);
  expect(asked.get('redirect_uri')).toBe(`${window.location.origin}/sign-in/google`);
  const tab = openTabStorage(window, shop.services.now);
  const taken = takeAttempt(tab, 'google', asked.get('state'), shop.services.now());
  expect(taken).toMatchObject({
    kind: 'right',
    attempt: {
      game: sky,
      backTo: '/selectGoods?spec_lang=de',
      kept: 'the package',
      nonce: asked.get('nonce'),
    },
  });
  expect(asked.get('state')).toMatch(/^[\da-f]{64}$/);
  expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
});

it('says that a provider needs cookies where the tab keeps nothing, and does not leave', async () => {
  const { left, shop } = await openLogin(refusedPassword);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await press('Google');
  expect(screen.getByText(/^Signing in with Google needs cookies/)).toBeTruthy();
  await press('X');
  expect(screen.getByText(/^Signing in with X needs cookies/)).toBeTruthy();
  expect(shop.backEnd.sentTo('/util/login/twitter_auth')).toEqual([]);
  expect(left).toEqual([]);
});

it('says that the platform could not be asked for its page', async () => {
  const { left } = await openLogin(refusedPassword);
  await press('X');
  await advanceTime(60_000);
  expect(screen.getByText(/^Network error/)).toBeTruthy();
  expect(left).toEqual([]);
});

it('offers a link for another browser where the provider refuses this one (spec §8)', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; wv)');
  const copied: string[] = [];
  const { left, shop } = await openLogin(refusedPassword);
  shop.services.page.copy = (text) => {
    copied.push(text);
    return Promise.resolve();
  };
  await press('Google');
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await advanceTime();
  expect(copied).toEqual([`${window.location.origin}/?domain_area=universal&client_id=c1`]);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(left).toEqual([]);
});
