// @vitest-environment jsdom
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectionSlice } from '@shop/storefront-core/selection';
import { saveUser, selectUser } from '@shop/storefront-core/session';
import { content, deferredReply } from '@shop/storefront-core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { openTestShop, sky } from '../testing/test-shop';
import { Login } from './login';

const path = '/util/login/auth';
const ann = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };
const games = [{ client_id: 'c1', gp_id: 'gp1', name: 'Sky', logo: '' }];

/** The login popup of a first visit, opened before the games are there. */
async function openEarly(isKnownPlayer = false) {
  const list = deferredReply();
  const shop = openTestShop({
    answers: {
      [path]: () => content(ann),
      '/util/login/login_config': () =>
        content({ gg_id: 'g', client_id: 'h', json_type: 'google' }),
      '/api/pay/getGameListV2': () => list.promise,
    },
  });
  if (isKnownPlayer) saveUser(shop.services.storage, ann);
  shop.store.dispatch(popupStack.actions.opened('login'));
  const page = await renderInShop(shop, <Login open onOpenChange={() => undefined} />);
  const close = (): void => {
    page.rerender(<Login open={false} onOpenChange={() => undefined} />);
  };
  const arrive = async (listed: readonly unknown[]): Promise<void> => {
    list.resolve(content({ games: listed }));
    await advanceTime();
  };
  const refuse = async (): Promise<void> => {
    list.resolve({ code: -1, msg: '', content: null });
    await advanceTime();
  };
  return { shop, arrive, close, refuse, popups: () => selectPopups(shop.store.getState()) };
}

async function send(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Account'), { target: { value: 'ann' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: /^Sign/ }));
  await advanceTime();
}

it('sends what was typed once the game is known', async () => {
  const { shop, arrive } = await openEarly();
  await send();
  expect(shop.backEnd.sentTo(path)).toEqual([]);
  await arrive(games);
  expect(shop.backEnd.sentTo(path)).toMatchObject([{ client_id: 'c1' }]);
});

it('sends nothing by itself', async () => {
  const { shop, arrive, popups } = await openEarly();
  await arrive(games);
  expect([shop.backEnd.sentTo(path), popups()]).toEqual([[], ['login']]);
});

it('keeps a place for the kinds of the brand until the game says which it offers', async () => {
  const { arrive } = await openEarly();
  expect(screen.getByText('or sign in with')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
  await arrive(games);
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeTruthy();
});

it('gives way to the list of games where there is none to start with', async () => {
  const { arrive, popups } = await openEarly();
  await arrive([]);
  expect(popups()).toEqual(['games']);
});

it('closes where a player of the game has signed in before', async () => {
  const { shop, arrive, popups } = await openEarly(true);
  await arrive(games);
  expect([popups(), selectUser(shop.store.getState())?.suid]).toEqual([[], 'u1']);
});

it('sends nothing once it has been closed, whatever game is chosen then', async () => {
  const { shop, close } = await openEarly();
  await send();
  close();
  await advanceTime();
  act(() => {
    shop.store.dispatch(selectionSlice.actions.gameChosen(sky));
  });
  await advanceTime();
  expect(shop.backEnd.sentTo(path)).toEqual([]);
});

it('stays open where the games cannot be read, and reads them again with the next press', async () => {
  const answers = [{ code: -1, msg: '', content: null }, content({ games })];
  const shop = openTestShop({
    answers: {
      [path]: () => content(ann),
      '/api/pay/getGameListV2': (_, nth) => answers[nth] ?? null,
    },
  });
  shop.store.dispatch(popupStack.actions.opened('login'));
  await renderInShop(shop, <Login open onOpenChange={() => undefined} />);
  expect(selectPopups(shop.store.getState())).toEqual(['login']);
  await send();
  await advanceTime(1_000);
  expect(shop.backEnd.sentTo(path)).toMatchObject([{ client_id: 'c1' }]);
});

it('says that the games cannot be read, and sends nothing', async () => {
  const { shop, refuse } = await openEarly();
  await send();
  await refuse();
  expect(screen.getByText(/^Network error/)).toBeTruthy();
  expect(shop.backEnd.sentTo(path)).toEqual([]);
});
