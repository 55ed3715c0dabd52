// @vitest-environment jsdom
import { keepReplenishmentOrder } from '@shop/storefront-core/replenishment';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectSelection } from '@shop/storefront-core/selection';
import { saveUser } from '@shop/storefront-core/session';
import { type Responder, content } from '@shop/storefront-core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop } from '../testing/test-shop';
import { ReplenishSection } from './replenish-section';

const replenishment = {
  ...{ game_name: 'Sky', user_name: 'B***', amount: 4.99, currency_code: 'USD', valid_time: 0 },
  ...{ is_paid: 0, client_id: 'c1', gp_id: 'gp1', domain_area: 'universal', product_id: 'gems' },
  ...{ server_id: 's1', server_name: 'S1 Dawn', role_id: 'r9', area_id: '', area_name: '' },
};
const game = {
  ...{ client_id: 'c1', gp_id: 'gp1', name: 'Sky', logo: '', is_select_game: 0, sub_game: {} },
  ...{ terms: '', privacy: '', clientIdMap: {}, area: 'universal' },
};
const ann = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };
const infoPath = '/api/replenishment/replenishment_info';

/** Opens the page of a replenishment. */
function open(
  change: Partial<Record<keyof typeof replenishment, unknown>> = {},
  { info, games = [game] }: { info?: Responder; games?: readonly unknown[] } = {},
): TestShop & { readonly goTo: ReturnType<typeof vi.fn> } {
  const goTo = vi.fn();
  const shop = openTestShop({
    search: '?replenish_id=r1',
    page: { goTo },
    answers: {
      [infoPath]: info ?? (() => content({ ...replenishment, ...change })),
      '/api/replenishment/getGameList': () => content({ games }),
    },
  });
  return { ...shop, services: { ...shop.services, replenishId: 'r1' }, goTo };
}

const card = (): string => screen.getByRole('region').textContent;
const payButton = (): HTMLElement | null => screen.queryByRole('button', { name: /^Pay/ });

describe('the countdown (spec §4, §9)', () => {
  it.each([
    [-1, null, false],
    [0, null, false],
    [1, '00:01', true],
    [59, '00:59', true],
    [60, '01:00', true],
    [86_399, '1439:59', true],
    [86_400, null, true],
    ['60', '01:00', true],
  ])('of %j seconds is %j', async (valid_time, shown, canPay) => {
    await renderInShop(open({ valid_time }), <ReplenishSection />);
    expect(screen.queryByText(/^\d+:\d\d$/)?.textContent ?? null).toBe(shown);
    expect([payButton() !== null, card().includes('Expired')]).toEqual([canPay, !canPay]);
  });

  it('decreases each second, is said once a minute, and ends the payment', async () => {
    await renderInShop(open({ valid_time: 125 }), <ReplenishSection />);
    const said = (): string | null => screen.getByText(/left$/, { selector: '[role]' }).textContent;
    const first = said();
    await advanceTime(4_000);
    expect([card().includes('02:01'), said()]).toEqual([true, first]);
    await advanceTime(2_000);
    expect([card().includes('01:59'), said()]).toEqual([true, '1 min left']);
    await advanceTime(119_000);
    expect([payButton(), card().includes('Ask the player')]).toEqual([null, true]);
  });

  it('is right at once after a time without a tick', async () => {
    const shop = open({ valid_time: 600 });
    await renderInShop(shop, <ReplenishSection />);
    // The browser runs no timer of a tab in the background.
    vi.setSystemTime(Date.now() + 7_200_000);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(payButton()).toBeNull();
  });
});

it('shows for whom, in which game and how much, the name as the server has masked it', async () => {
  await renderInShop(open({ valid_time: 86_400 }), <ReplenishSection />);
  expect(card()).toMatch(/B\*\*\*Sky.*\$4\.99/);
});

it('asks for a sign-in before it pays', async () => {
  const shop = open({ valid_time: 86_400 });
  await renderInShop(shop, <ReplenishSection />);
  fireEvent.click(screen.getByRole('button', { name: 'Pay $4.99' }));
  expect(selectPopups(shop.store.getState())).toEqual(['login']);
});

it('chooses what is owed, for the payer who has signed in to this game', async () => {
  const shop = open({ valid_time: 86_400, area_id: 'eu' });
  saveUser(shop.services.storage, ann);
  await renderInShop(shop, <ReplenishSection />);
  expect(selectSelection(shop.store.getState())).toMatchObject({
    game: { clientId: 'c1', gameProductId: 'gp1' },
    // Named by their ids where the back end names them not.
    area: { value: 'eu', display: 'eu' },
    server: { value: 's1', display: 'S1 Dawn' },
    ...{ role: { value: 'r9' }, productId: 'gems' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Pay $4.99' }));
  expect(selectPopups(shop.store.getState())).toEqual(['recharge']);
});

it('says that it is paid, whoever has paid', async () => {
  await renderInShop(open({ is_paid: 1 }), <ReplenishSection />);
  expect(card()).toContain('within 15 minutes');
  expect(payButton()).toBeNull();
});

it.each([
  ['when somebody else has paid', { valid_time: 86_400 }, { is_paid: 1 }],
  ['when the time is over', { valid_time: 60 }, { valid_time: 0 }],
])('closes the payment %s', async (_, before, after) => {
  let answered = before;
  const shop = open({}, { info: () => content({ ...replenishment, ...answered }) });
  await renderInShop(shop, <ReplenishSection />);
  act(() => {
    shop.store.dispatch(popupStack.actions.opened('recharge'));
  });
  answered = { ...before, ...after };
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await advanceTime(1_000);
  expect(selectPopups(shop.store.getState())).toEqual([]);
  expect(payButton()).toBeNull();
});

it('finds out after a reload how the order ended that it made', async () => {
  const shop = open({ valid_time: 86_400 });
  saveUser(shop.services.storage, ann);
  keepReplenishmentOrder(shop.services.storage, 'r1', 'B1');
  const order = {
    ...{ billing_no: 'B1', status: 1, user_name: 'ann', game_name: 'Sky' },
    ...{ game_server_name: 'S1', role_name: 'Ben', product_name: '300 gems' },
  };
  const answers: Responder = () => content(order);
  const watched = openTestShop({
    search: '?replenish_id=r1',
    storage: shop.services.storage,
    answers: {
      [infoPath]: () => content({ ...replenishment, valid_time: 86_400 }),
      '/api/replenishment/getGameList': () => content({ games: [game] }),
      '/api/pay/getOrderInfo': answers,
    },
  });
  await renderInShop(
    { ...watched, services: { ...watched.services, replenishId: 'r1' } },
    <ReplenishSection />,
  );
  expect(watched.backEnd.sentTo('/api/pay/getOrderInfo')[0]).toMatchObject({ billing_no: 'B1' });
  expect(card()).toContain('within 15 minutes');
});

it.each([
  ['a game that this brand does not have', {}, [{ ...game, client_id: 'c2' }]],
  ['an area that this brand does not sell in', { domain_area: 'kr' }, [game]],
])('leads to the page for links that are not valid with %s', async (_, change, games) => {
  const shop = open({ valid_time: 86_400, ...change }, { games });
  await renderInShop(shop, <ReplenishSection />);
  expect(shop.goTo).toHaveBeenCalledWith('errorReplenish');
});

it('says in place that it could not be loaded, and tries again', async () => {
  let isUp = false;
  const shop = open(
    {},
    { info: () => (isUp ? content({ ...replenishment, valid_time: 86_400 }) : null) },
  );
  await renderInShop(shop, <ReplenishSection />);
  await advanceTime(30_000);
  expect(screen.getByRole('alert').textContent).toContain('Network error');
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await advanceTime(1_000);
  expect(payButton()).not.toBeNull();
});

it('knows no replenishment without a link that names one, and says for which games there are any', async () => {
  const sub = { client_id: 'c3', gp_id: 'gp3', name: 'Sky Two', logo: '' };
  const shop = openTestShop({
    search: '?rp_client_id=c1',
    answers: {
      '/api/replenishment/getGameList': () =>
        content({ games: [game, { ...game, client_id: 'c2', sub_game: { c3: sub } }] }),
    },
  });
  await renderInShop(shop, <ReplenishSection />);
  expect(shop.backEnd.sentTo('/api/replenishment/getGameList')).toMatchObject([
    { client_id: 'c1' },
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'SSky',
    'SSky Two',
  ]);
  expect([payButton(), shop.backEnd.sentTo(infoPath)]).toEqual([null, []]);
});
