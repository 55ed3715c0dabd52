// @vitest-environment jsdom
import { selectSelection } from '@shop/storefront-core/selection';
import { type Responder, content, deferredReply } from '@shop/storefront-core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { ServerList } from './server-list';

beforeEach(() => {
  // A list draws only the rows in sight, and jsdom has no layout.
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  return () => {
    height.mockRestore();
    width.mockRestore();
  };
});

const servers = ['s1', 's2'].map((server_id) => ({ server_id, name: `Server ${server_id}` }));
const roles = [
  { role_id: 'r2', name: 'Bea', server_id: 's2', server_name: 'Server s2' },
  { role_id: 'r9', name: 'Gone', server_id: 's9', server_name: 'Closed' },
];

async function open(all: Responder, isSignedIn = true): Promise<TestShop> {
  const shop = openTestShop({
    saved: { game: sky },
    isSignedIn,
    answers: {
      '/api/pay/getServerList': () => content({ servers, areas: [], frequent: [] }),
      '/api/system/allRoleList': all,
    },
  });
  await renderInShop(shop, <ServerList open onOpenChange={() => undefined} />);
  return shop;
}

const character = () => screen.queryByRole('button', { name: /^Bea/ });
const server = () => screen.queryByRole('button', { name: /^S1/ });

it('chooses a character together with its server; one without a server is not offered', async () => {
  const shop = await open(() => content({ roles }));
  expect(screen.queryByRole('button', { name: /^Gone/ })).toBeNull();
  const row = character();
  if (row === null) throw new Error('The character is not listed.');
  fireEvent.click(row);
  await advanceTime();
  expect(selectSelection(shop.store.getState())).toMatchObject({
    server: { value: 's2', display: 'Server s2' },
    role: { value: 'r2', display: 'Bea' },
  });
});

it('shows the servers without the characters if those are late, and moves none when they come', async () => {
  const late = deferredReply();
  await open(() => late.promise);
  expect(server()).toBeNull();
  await advanceTime(1_500);
  expect(server()).not.toBeNull();
  late.resolve(content({ roles }));
  await advanceTime();
  expect(character()).toBeNull();
});

it('shows the servers where the characters cannot be read', async () => {
  await open(() => ({ code: -5000, msg: '', content: null }));
  expect(server()).not.toBeNull();
});

it('asks for no characters of a guest', async () => {
  const shop = await open(() => content({ roles }), false);
  expect(shop.backEnd.sentTo('/api/system/allRoleList')).toEqual([]);
});
