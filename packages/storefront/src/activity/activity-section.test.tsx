// @vitest-environment jsdom
import { accountApi } from '@shop/api-client/account';
import { type RewardState, Code } from '@shop/contract';
import { type Reply, type Responder, content, deferredReply } from '@shop/storefront-core/testing';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { ActivitySection } from './activity-section';

const infoPath = '/api/cumulative/cumulativeActivityInfo';
const claimPath = '/api/cumulative/receiveActivityGift';
const configPath = '/api/config/recharge';
const saved = {
  game: sky,
  server: { value: 's1', display: 'S1' },
  role: { value: 'r1', display: 'Ann' },
};

function info(states: readonly RewardState[], progress = 5): Reply {
  const rewards = states.map((state, index) => ({
    ...{ gift_id: `g${String(index)}`, name: `Chest ${String(index)}`, count: 1, state },
    need: 5 * (index + 1),
  }));
  const time = { start_time: 1_700_000_000, end_time: 4_000_000_000 };
  const own = { activity_id: 'a', kind: 'cumulative', name: 'Rewards', currency: 'USD', progress };
  return content({ activities: [{ ...own, ...time, rewards }] });
}

function config(hasActivity: boolean): Responder {
  return () =>
    content({
      cumulative_config: { is_has_cumulative: hasActivity },
      continue_config: { is_has_continue: hasActivity },
    });
}

async function openPage(
  answers: Readonly<Record<string, Responder>>,
  options: Parameters<typeof openTestShop>[0] = { saved, isSignedIn: true },
): Promise<TestShop & { onLeave: () => void }> {
  const shop = openTestShop({ ...options, answers: { [configPath]: config(true), ...answers } });
  const onLeave = vi.fn();
  await renderInShop(shop, <ActivitySection onLeave={onLeave} />);
  await advanceTime();
  return { ...shop, onLeave };
}

async function press(name: string | RegExp): Promise<void> {
  act(() => {
    screen.getByRole('button', { name }).click();
  });
  await advanceTime();
}

it('claims a reward, and reads the activities again', async () => {
  let state: RewardState = 'claimable';
  const { backEnd } = await openPage({
    [infoPath]: () => info([state, 'locked']),
    [claimPath]: () => {
      state = 'received';
      return content({ gift_id: 'g0', state });
    },
  });
  await press(/^Claim ?Chest 0/);
  expect(backEnd.sentTo(claimPath)).toMatchObject([
    { activity_id: 'a', gift_id: 'g0', client_id: 'c1', server_id: 's1', role_id: 'r1' },
  ]);
  expect(backEnd.sentTo(infoPath)).toHaveLength(2);
  expect(screen.getByText('Claimed')).toBeTruthy();
  expect(screen.queryByText(/could not be claimed/)).toBeNull();
});

it('makes one call for two presses', async () => {
  const reply = deferredReply();
  const { backEnd } = await openPage({
    [infoPath]: () => info(['claimable']),
    [claimPath]: () => reply.promise,
  });
  const button = screen.getByRole('button', { name: /^Claim ?Chest 0/ });
  act(() => {
    button.click();
    button.click();
  });
  await advanceTime();
  await press(/Chest 0/);
  expect(backEnd.sentTo(claimPath)).toHaveLength(1);
  reply.resolve(content({ gift_id: 'g0', state: 'received' }));
  await advanceTime();
  expect(screen.getByText('Claimed')).toBeTruthy();
});

it('shows a reward as received, and no failure, if it was claimed elsewhere', async () => {
  const listed = deferredReply();
  await openPage({
    [infoPath]: (_, nth) => (nth === 0 ? info(['claimable']) : listed.promise),
    [claimPath]: () => ({ code: Code.notClaimable, msg: 'No.', content: null }),
  });
  await press(/^Claim ?Chest 0/);
  expect(screen.queryByRole('alert')).toBeNull();
  listed.resolve(info(['received']));
  await advanceTime();
  expect(screen.getByText('Claimed')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['is refused', { code: Code.notClaimable, msg: 'No.', content: null }],
  ['has no answer', null],
])('says in place that a claim that %s has failed, and claims again', async (_, failure) => {
  let answer: Reply | null = failure;
  await openPage({ [infoPath]: () => info(['claimable']), [claimPath]: () => answer });
  await press(/^Claim ?Chest 0/);
  await advanceTime(8_000);
  expect(screen.getByRole('alert').textContent).toMatch(/could not be claimed/);
  answer = content({ gift_id: 'g0', state: 'received' });
  await press(/^Try again ?Chest 0/);
  expect(screen.getByText('Claimed')).toBeTruthy();
});

it('claims nothing without a connection, and says so at once', async () => {
  const { backEnd } = await openPage({ [infoPath]: () => info(['claimable']) });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await press(/^Claim ?Chest 0/);
  expect(screen.getByRole('alert').textContent).toMatch(/could not be claimed/);
  expect(backEnd.sentTo(claimPath)).toEqual([]);
});

it('reads the activities again after an order has ended (spec §4)', async () => {
  let progress = 0;
  const { store } = await openPage({ [infoPath]: () => info(['locked'], progress) });
  expect(screen.getByText('Topped up: $0.00')).toBeTruthy();
  progress = 4.99;
  act(() => {
    store.dispatch(accountApi.util.invalidateTags(['Activities']));
  });
  await advanceTime();
  expect(screen.getByText('Topped up: $4.99')).toBeTruthy();
});

it.each([
  ['a guest', { saved: { game: sky } }, 'Sign in', 'login'],
  [
    'a player without a server',
    { saved: { game: sky }, isSignedIn: true },
    'Choose a server',
    'servers',
  ],
  [
    'a player without a role',
    { saved: { ...saved, role: null }, isSignedIn: true },
    'Choose a role',
    'roles',
  ],
])(
  'makes no call for %s, and leads to the step that is missing',
  async (_, options, label, popup) => {
    const { backEnd, store } = await openPage({}, options);
    expect(screen.getByText('Total top-up · Days in a row')).toBeTruthy();
    await press(label);
    expect(store.getState().popups).toEqual([popup]);
    expect(backEnd.sentTo(infoPath)).toEqual([]);
  },
);

it('leads to the games if none is chosen', async () => {
  const { store } = await openPage({ '/api/pay/getGameListV2': () => content({ games: [] }) }, {});
  await press('Choose a game');
  expect(store.getState().popups).toEqual(['games']);
});

it('says that a game has no activity, and leads back', async () => {
  const { backEnd, onLeave } = await openPage({ [configPath]: config(false) });
  expect(screen.getByText('No event is running right now')).toBeTruthy();
  await press('Return home');
  expect(onLeave).toHaveBeenCalledOnce();
  expect(backEnd.sentTo(infoPath)).toEqual([]);
});

it('says once that the activities could not be loaded, and tries again', async () => {
  let isUp = false;
  await openPage({ [infoPath]: () => (isUp ? info(['locked']) : null) });
  await advanceTime(8_000);
  expect(screen.getAllByText('Network error. Please try again later')).toHaveLength(1);
  isUp = true;
  await press('Try again');
  expect(screen.getByText('Not reached')).toBeTruthy();
});

it('counts down to the end in minutes', async () => {
  vi.setSystemTime(new Date((4_000_000_000 - 125) * 1_000));
  await openPage({ [infoPath]: () => info(['locked']) });
  expect(screen.getByText('Ends in 2 min')).toBeTruthy();
  await advanceTime(60_000);
  expect(screen.getByText('Ends in 1 min')).toBeTruthy();
  await advanceTime(120_000);
  expect(screen.getByText('This event is over')).toBeTruthy();
});
