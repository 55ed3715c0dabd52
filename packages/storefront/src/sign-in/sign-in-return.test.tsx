// @vitest-environment jsdom
import { type SignInKind, Code } from '@shop/contract';
import { readSavedSelection } from '@shop/storefront-core/selection';
import type { ShopServices } from '@shop/storefront-core/services';
import { readSavedUser, selectUser } from '@shop/storefront-core/session';
import { type SignInAttempt, keepAttempt } from '@shop/storefront-core/sign-in';
import { createShopStorage, openTabStorage } from '@shop/storefront-core/storage';
import { type Responder, content, mapStorage, recordEvents } from '@shop/storefront-core/testing';
import { currentTrafficSource } from '@shop/storefront-core/visit';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { SignInReturn } from './sign-in-return';

const path = '/util/login/google_auth';
const ann = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };
const server = { value: 's1', display: 'S1' };
const right = 'code=c&state=s&';

const attempt: SignInAttempt = {
  kind: 'google',
  state: 's',
  nonce: 'the nonce',
  verifier: 'the verifier',
  game: sky,
  backTo: '/selectGoods?spec_lang=de',
  kept: 'the package',
  language: 'en',
  startedAt: 0,
};

beforeEach(() => {
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

interface Scene {
  readonly shop: TestShop;
  /** Where the page was left for, or what was shown within it. */
  readonly left: readonly string[];
}

/** Opens the page that a provider returns to. */
async function open({
  response = right,
  answer = () => content(ann),
  kind = 'google',
  begun = {},
  isBlocked = false,
  checksProofs = true,
}: {
  readonly response?: string | null;
  readonly answer?: Responder;
  readonly kind?: SignInKind;
  /** What differs in the attempt of this tab; null if there is none. */
  readonly begun?: Partial<SignInAttempt> | null;
  readonly isBlocked?: boolean;
  /** Whether the brand's back end checks verifier and nonce. */
  readonly checksProofs?: boolean;
} = {}): Promise<Scene> {
  const left: string[] = [];
  const opened = openTestShop({
    saved: { game: sky, server },
    page: { leaveFor: (address, how) => left.push(`${how} ${address}`) },
    storage: createShopStorage(isBlocked ? null : mapStorage(), () => 0),
    providerResponse: response,
    answers: {
      [path]: answer,
      '/api/pay/getGameListV2': () =>
        content({
          games: [
            { client_id: 'c1', gp_id: 'gp1', name: 'Sky', logo: '' },
            { client_id: 'c2', gp_id: 'gp2', name: 'Sea', logo: '' },
          ],
        }),
      '/util/login/login_config': () =>
        content({ gg_id: 'g', gg_pkg: 'the package', json_type: 'google' }),
    },
  });
  const shop = checksProofs ? opened : { ...opened, services: withoutChecks(opened.services) };
  if (begun !== null) {
    const startedAt = shop.services.now();
    keepAttempt(openTabStorage(window, shop.services.now), { ...attempt, startedAt, ...begun });
  }
  const goTo = (shown: string): void => {
    left.push(`show ${shown}`);
  };
  await renderInShop(shop, <SignInReturn kind={kind} goTo={goTo} />);
  return { shop, left };
}

function withoutChecks(services: ShopServices): ShopServices {
  const { brand } = services.config;
  const backEnd = { ...brand.backEnd, checksSignInProofs: false };
  return { ...services, config: { ...services.config, brand: { ...brand, backEnd } } };
}

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await advanceTime();
}

it('signs in, forgets the saved order and returns to where the player was', async () => {
  const { leave } = recordEvents();
  const { shop, left } = await open();
  expect(shop.backEnd.sentTo(path)).toMatchObject([
    {
      client_id: 'c1',
      authorization_code: 'c',
      pkg: 'the package',
      redirect_uri: `${window.location.origin}/sign-in/google`,
      code_verifier: 'the verifier',
      nonce: 'the nonce',
    },
  ]);
  expect(readSavedUser(shop.services.storage, 'gp1')).toMatchObject(ann);
  expect(readSavedSelection(shop.services.storage, 'nova')).toMatchObject({
    game: sky,
    server: null,
  });
  expect(leave()).toMatchObject([{ event: 'login', suid: 'u1' }]);
  expect(currentTrafficSource(shop.services, false)).toBe('social');
  expect(left).toEqual(['replace /selectGoods?spec_lang=de']);
  expect(screen.getByRole('heading').textContent).toBe('Signing in …');
});

it('signs in to the game it was begun for, where another tab has chosen another one', async () => {
  const other = { ...sky, clientId: 'c7', gameName: 'Sky on phones' };
  const { shop } = await open({ begun: { game: other } });
  expect(shop.backEnd.sentTo(path)).toMatchObject([{ client_id: 'c7' }]);
  expect(readSavedSelection(shop.services.storage, 'nova').game).toEqual(other);
});

it('goes on within the page where a load would sign the player out again', async () => {
  const { shop, left } = await open({ isBlocked: true });
  expect(left).toEqual(['show /selectGoods?spec_lang=de']);
  expect(selectUser(shop.store.getState())).toMatchObject(ann);
});

const strange = /^This sign-in was not started in this tab, or was used already/;

it.each([
  ['another state', { response: 'code=c&state=other' }, strange],
  ['no state', { response: 'code=c' }, strange],
  ['a response that was not asked for', { begun: null }, strange],
  ['a response for another kind', { begun: { kind: 'huawei' } }, strange],
  ['no response', { response: '&' }, strange],
  ['a late response', { begun: { startedAt: -600_000 } }, /^The sign-in took longer than 10/],
  [
    'a cancelled sign-in',
    { response: 'error=access_denied&state=s' },
    /^You cancelled signing in with Google/,
  ],
  [
    'an error of the provider',
    { response: 'error=server_error&state=s' },
    /^Signing in with Google failed/,
  ],
  ['a response without a code', { response: 'state=s' }, /^Signing in with Google failed/],
] as const)('signs in no player after %s, and says so', async (_, given, text) => {
  vi.setSystemTime(0);
  const { shop, left } = await open(given);
  expect(screen.getByText(text)).toBeTruthy();
  expect([shop.backEnd.sentTo(path), left]).toEqual([[], []]);
  expect(selectUser(shop.store.getState())).toBeNull();
});

it('uses a response once, also where the page is shown again', async () => {
  const { shop, left } = await open();
  await renderInShop(shop, <SignInReturn kind="google" goTo={() => undefined} />);
  expect(screen.getByText(strange)).toBeTruthy();
  expect([shop.backEnd.sentTo(path).length, left.length]).toEqual([1, 1]);
});

it('says that cookies are needed where the tab keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await open({ begun: null });
  expect(screen.getByText(/^Signing in with Google needs cookies/)).toBeTruthy();
});

it.each([
  ['is refused', Code.loginRefused, /^Signing in with Google failed/],
  ['is one of too many', Code.tooManyRequests, /^Too many tries/],
])('says so where the code %s', async (_, code, text) => {
  await open({ answer: () => ({ code, msg: '', content: null }) });
  expect(screen.getByText(text)).toBeTruthy();
});

it('begins anew after a lost answer: the code is not used again', async () => {
  const { shop, left } = await open({ answer: () => null });
  await advanceTime(60_000);
  expect(screen.getByText(/^Network error/)).toBeTruthy();
  const attempts = shop.backEnd.sentTo(path).length;
  await press('Try again');
  expect(left).toEqual([expect.stringMatching(/^assign https:\/\/accounts\.google\.com\//)]);
  expect(left[0]).not.toContain('state=s&');
  expect(shop.backEnd.sentTo(path)).toHaveLength(attempts);
});

it('returns to the shop when asked', async () => {
  const { left } = await open({ response: 'error=access_denied&state=s' });
  await press('Return home');
  expect(left).toEqual(['replace /selectGoods?spec_lang=de']);
});

it('says to which other game an account belongs, and stores it there', async () => {
  const { shop, left } = await open({ answer: () => content({ ...ann, gp_id: 'gp2' }) });
  expect(screen.getByText(/^This account belongs to Sea/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(readSavedUser(shop.services.storage, 'gp2')).toMatchObject({ suid: 'u1' });
  expect(readSavedUser(shop.services.storage, 'gp1')).toBeNull();
  expect([left, selectUser(shop.store.getState())]).toEqual([[], null]);
});

it('sends no proofs to a back end that does not check them', async () => {
  const { shop } = await open({ checksProofs: false });
  const [sent = {}] = shop.backEnd.sentTo(path);
  expect(Object.keys(sent)).not.toContain('code_verifier');
  expect(Object.keys(sent)).not.toContain('nonce');
});
