// @vitest-environment jsdom
import { revealCredential } from '@shop/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { popupStack, selectPopups } from '../popups';
import { readSavedSelection, selectSelection } from '../selection';
import { readSavedUser, selectUser } from '../session';
import { createShopStorage } from '../storage';
import { mapStorage } from '../testing/map-storage';
import { recordEvents } from '../testing/record-events';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type Responder, content, deferredReply } from '../testing/test-back-end';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { selectToasts } from '../toasts';
import { currentTrafficSource } from '../visit';
import { Login } from './login';

const path = '/util/login/auth';
const ann = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };
const server = { value: 's1', display: 'S1' };

interface Scene {
  readonly shop: TestShop;
  readonly reloads: () => number;
  readonly signIn: () => Promise<void>;
}

/** The login popup of a game; the browser keeps what is stored unless `isBlocked`. */
async function openLogin(answer: Responder, isBlocked = false): Promise<Scene> {
  let reloads = 0;
  const reload = (): void => {
    reloads += 1;
  };
  const shop = openTestShop({
    saved: { game: sky, server },
    page: { reload },
    storage: createShopStorage(isBlocked ? null : mapStorage(), () => 0),
    answers: { [path]: answer },
  });
  shop.store.dispatch(popupStack.actions.opened('login'));
  await renderInShop(shop, <Login open onOpenChange={() => undefined} />);
  const signIn = async (): Promise<void> => {
    fireEvent.change(screen.getByLabelText('Account'), { target: { value: ' ann ' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await advanceTime();
  };
  return { shop, reloads: () => reloads, signIn };
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

it('signs in without a reload when the browser stores nothing, and says how long it lasts', async () => {
  const { shop, reloads, signIn } = await openLogin(() => content(ann), true);
  await signIn();
  expect(reloads()).toBe(0);
  const state = shop.store.getState();
  expect(selectUser(state)).toMatchObject(ann);
  expect(selectSelection(state)).toMatchObject({ game: sky, server: null });
  expect(selectPopups(state)).toEqual([]);
  expect(selectToasts(state)).toMatchObject([{ text: { key: 'storage.blocked' } }]);
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
