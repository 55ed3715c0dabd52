// @vitest-environment jsdom
import { trackingCalls } from '@shop/contract';
import { popupStack } from '@shop/storefront-core/popups';
import {
  emptySelection,
  gameChanged,
  gamesShown,
  goodsTypeChosen,
  selectionSlice,
} from '@shop/storefront-core/selection';
import { sessionSlice } from '@shop/storefront-core/session';
import { createShopStorage } from '@shop/storefront-core/storage';
import { type SentEvent, mapStorage, recordEvents } from '@shop/storefront-core/testing';
import type { StepView } from '@shop/storefront-core/tracking';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceTime, renderHookInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { useTracking } from './use-tracking';

let sent: SentEvent[] = [];
const names = (): readonly unknown[] =>
  sent.filter(({ url }) => url.endsWith('dot.php')).map(({ body }) => body['event']);

let isStandalone = false;

beforeEach(() => {
  ({ sent } = recordEvents());
  isStandalone = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
});

/** Tracks a page; by default one whose page init call has ended and whose page view was sent. */
async function trackedShop(shop: TestShop = openTestShop(), isInitialised = true) {
  const { rerender, unmount } = await renderHookInShop(
    shop,
    (given: { readonly isInitialised: boolean }) => {
      useTracking(given.isInitialised);
    },
    { isInitialised },
  );
  if (isInitialised) {
    await advanceTime(1_000);
    sent.length = 0;
  }
  return { ...shop, dispatch: shop.store.dispatch, rerender, unmount };
}

const { gameChosen, goodsChosen, roleChosen, serverChosen } = selectionSlice.actions;
const { opened, replaced } = popupStack.actions;
const role = { value: 'r1', display: 'Ann the Brave' };

it('choices that the page makes by itself, such as those of a replenishment, are no events', async () => {
  const { dispatch } = await trackedShop();
  const choices = { game: sky, server: role, role, productId: 'gems' };
  dispatch(selectionSlice.actions.replaced({ ...emptySelection, ...choices }));
  await advanceTime(5_000);
  expect(sent).toEqual([]);
});

describe('the page view (spec §7)', () => {
  it('is sent once, after the page init call, to both paths', async () => {
    const shop = openTestShop({ saved: { game: sky }, isSignedIn: true });
    const { rerender } = await trackedShop(shop, false);
    await advanceTime(5_000);
    expect(sent).toEqual([]);
    for (const isInitialised of [true, false, true]) rerender({ isInitialised });
    await advanceTime(5_000);

    const fields = {
      did: expect.any(String),
      session_id: expect.any(String),
      session_time: expect.any(Number),
      domain_area: 'universal',
      suid: 'u1',
      client_id: 'c1',
    };
    const { appId, eventId } = shop.services.config.analytics;
    expect(sent).toEqual([
      {
        url: 'http://track.localhost:4000/dot.php',
        body: { event: 'viewPage', id: 'WEBPAY-201-001', ...fields },
      },
      {
        url: 'http://track.localhost:4000/api.php',
        body: { event: 18, app_id: appId, event_id: eventId, ...fields },
      },
    ]);
  });

  it('is sent for each step of a purchase that is a page, with where its result came from', async () => {
    const shop = openTestShop({ saved: { game: sky } });
    const fromNowhere: StepView = { page: 'recharge' };
    const { rerender } = await renderHookInShop(
      shop,
      (view: StepView) => {
        useTracking(true, view);
      },
      fromNowhere,
    );
    await advanceTime(1_000);
    rerender({ page: 'result', origin: 'recharge' });
    rerender({ page: 'result', origin: 'recharge' });
    await advanceTime(1_000);
    const views = sent.filter(({ body }) => body['event'] === 'viewPage');
    expect(views.map(({ body }) => [body['page'], body['origin']])).toEqual([
      ['recharge', undefined],
      ['result', 'recharge'],
    ]);
  });

  it('is sent for a step that the player has left before the page init call ended', async () => {
    const shop = openTestShop();
    const { rerender } = await renderHookInShop(
      shop,
      ({ page, isInitialised }: StepView & { readonly isInitialised: boolean }) => {
        useTracking(isInitialised, { page });
      },
      { page: 'select-goods', isInitialised: false },
    );
    rerender({ page: 'recharge', isInitialised: false });
    await advanceTime(1_000);
    expect(sent).toEqual([]);
    rerender({ page: 'recharge', isInitialised: true });
    await advanceTime(1_000);
    const views = sent.filter(({ body }) => body['event'] === 'viewPage');
    expect(views.map(({ body }) => body['page'])).toEqual(['select-goods', 'recharge']);
  });

  it('is the first event, also after actions from before the code was loaded', async () => {
    const shop = openTestShop({ saved: { game: sky } });
    shop.store.dispatch(goodsChosen('60'));
    shop.store.dispatch(goodsChosen('300'));
    const { rerender } = await trackedShop(shop, false);
    await advanceTime(5_000);
    expect(sent).toEqual([]);
    rerender({ isInitialised: true });
    await advanceTime(1_000);
    expect(names()).toEqual(['viewPage', 'viewProductDetail', 'viewProductDetail']);
    expect(sent.slice(-2).map(({ body }) => body['product_id'])).toEqual(['60', '300']);
  });
});

describe('events that follow from actions (spec §9)', () => {
  const inRoles = [opened('roles')];
  const inLink = [opened('linked-character')];
  it.each([
    ['the games are shown', [], gamesShown(), ['viewGameList']],
    ['another popup is opened', [], opened('servers'), []],
    ['the player chooses a game', [], gameChanged(), ['changeGame']],
    ['the page chooses a game', [], gameChosen(sky), []],
    ['the player chooses a role', inRoles, roleChosen(role), ['selectRole']],
    ['the player takes the role of the link', inLink, roleChosen(role), ['selectRole']],
    ['the page chooses the only role', [], roleChosen(role), []],
    ['the tab of a type of goods is opened', [], goodsTypeChosen('gems'), ['changeProductType']],
    ['goods are chosen', [], goodsChosen('60'), ['viewProductDetail']],
    ['the pay bar opens the recharge popup', [], opened('recharge'), ['clickBuy']],
    ['the result popup opens it again', [], replaced('recharge'), []],
  ])('when %s', async (_, before, action, expected) => {
    const { dispatch } = await trackedShop(openTestShop({ saved: { game: sky } }));
    for (const earlier of before) dispatch(earlier);
    await advanceTime(1_000);
    sent.length = 0;
    dispatch(action);
    await advanceTime(1_000);
    expect(names()).toEqual(expected);
  });

  it('count goods once that are kept when the game becomes known', async () => {
    const { dispatch } = await trackedShop();
    dispatch(goodsChosen('60'));
    dispatch(gameChosen(sky));
    dispatch(goodsChosen('60'));
    dispatch(goodsChosen('300'));
    dispatch(goodsChosen('60'));
    await advanceTime(1_000);
    expect(sent.map(({ body }) => body['product_id'])).toEqual(['60', '300', '60']);
  });

  it('contain the choices, and the price of the goods', async () => {
    const { dispatch, parts } = await trackedShop(
      openTestShop({ saved: { game: sky, server: { value: 's1', display: 'S1' }, role } }),
    );
    const listed = { ...goods, product_id: '60', price: 0.99, currency: 'USD' };
    parts.tracker?.listGoods([listed, { ...listed, product_id: '300', price: 5 }]);
    dispatch(goodsChosen('60'));
    await advanceTime(1_000);
    expect(sent[0]?.body).toMatchObject({
      ...{ client_id: 'c1', server_id: 's1', role_id: 'r1', product_id: '60' },
      ...{ money: 0.99, currency: 'USD', domain_area: 'universal', suid: '' },
    });
  });
});

const goods = {
  ...{ product_id: '60', name: '60 gems', icon: '', base_amount: 60, bonus_amount: 0 },
  ...{ price: 0.99, currency: 'USD', type_key: 'gems', type_name: 'Gems', is_limit: false },
  ...{ is_coupon: false, coupon_points: 0, goods_sort: 0, type_sort: 0, is_special: false },
};

describe('sending', () => {
  it('waits until the page is idle, and is done before it is left', async () => {
    const { dispatch } = await trackedShop();
    dispatch(goodsChosen('60'));
    expect(sent).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(names()).toEqual(['viewProductDetail']);
  });

  it('is done when the page gets into the background, also before the page view', async () => {
    const { dispatch } = await trackedShop(openTestShop(), false);
    dispatch(goodsChosen('60'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.restoreAllMocks();
    expect(names()).toEqual(['viewProductDetail']);
  });

  it('drops events while fifty wait', async () => {
    const { dispatch } = await trackedShop();
    for (let events = 0; events < 60; events += 1) dispatch(goodsChosen(String(events)));
    await advanceTime(1_000);
    expect(sent).toHaveLength(50);
  });
});

describe('an installed app', () => {
  it('sends an event when the page runs in it', async () => {
    isStandalone = true;
    const { rerender } = await trackedShop(openTestShop(), false);
    rerender({ isInitialised: true });
    await advanceTime(1_000);
    expect(names()).toEqual(['viewPage', 'pwa']);
  });

  it('sends an event when it is installed', async () => {
    await trackedShop();
    window.dispatchEvent(new Event('appinstalled'));
    await advanceTime(1_000);
    expect(names()).toEqual(['pwa']);
  });
});

it('sends nothing but ids, amounts and the fields of the contract, whatever the store contains', async () => {
  const id = fc.stringMatching(/^[a-z\d]{1,8}$/);
  const secret = fc.stringMatching(/^secret-[a-z]{8}$/);
  const place = fc.record({ value: id, display: secret });
  const fieldsOfEvent = trackingCalls.trackDot.params.entries;
  const { dispatch } = await trackedShop();
  fc.assert(
    fc.property(
      fc.record({ username: secret, suid: id, oauth_token: secret, gp_id: id }),
      fc.record({ game: id, gameName: secret, server: place, role: place, productId: id }),
      (user, { game, gameName, server, role: player, productId }) => {
        dispatch(sessionSlice.actions.userChanged(user));
        const chosen = { clientId: game, gameProductId: user.gp_id, gameName, logo: gameName };
        dispatch(gameChosen(chosen));
        dispatch(serverChosen({ server, area: server }));
        dispatch(roleChosen(player));
        dispatch(goodsChosen(productId));
        window.dispatchEvent(new Event('pagehide'));
        const body = sent.at(-1)?.body;
        expect(body).toMatchObject({ suid: user.suid, product_id: productId });
        expect(JSON.stringify(body)).not.toContain('secret');
        const unknown = Object.keys(body ?? {}).filter((key) => !(key in fieldsOfEvent));
        expect(unknown).toEqual([]);
        sent.length = 0;
      },
    ),
    { numRuns: 40 },
  );
});

it('sends events of one visit in two tabs, and of the next one after 30 minutes', async () => {
  const backend = mapStorage();
  const tab = () => openTestShop({ storage: createShopStorage(backend, () => performance.now()) });
  const one = await trackedShop(tab());
  const other = await trackedShop(tab());
  const events: unknown[] = [];
  const choose = async ({ dispatch }: Pick<typeof one, 'dispatch'>): Promise<void> => {
    dispatch(goodsChosen('60'));
    await advanceTime(1_000);
    events.push(sent.at(-1)?.body['session_time']);
  };
  await choose(one);
  await choose(other);
  await advanceTime(30 * 60_000);
  await choose(other);
  await choose(one);
  const [first, joined, next, followed] = events;
  expect([joined, followed]).toEqual([first, next]);
  expect(next).not.toBe(first);
});
