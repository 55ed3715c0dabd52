// @vitest-environment jsdom
import { selectPopups } from '@shop/storefront-core/popups';
import { selectSelection } from '@shop/storefront-core/selection';
import { content } from '@shop/storefront-core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop, sky } from '../testing/test-shop';
import { RoleList } from './role-list';

const path = '/api/pay/getRoleList';

async function openRoleList(roles: readonly unknown[]): Promise<TestShop> {
  const shop = openTestShop({
    saved: { game: sky, server: { value: 's1', display: 'S1' } },
    isSignedIn: true,
    answers: { [path]: () => content({ roles }) },
  });
  await renderInShop(shop, <RoleList open onOpenChange={() => undefined} />);
  return shop;
}

async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await advanceTime();
}

it('asks for the roles on the chosen server and chooses one', async () => {
  const shop = await openRoleList([
    { role_id: 'r1', name: 'Ann' },
    { role_id: 'r2', name: 'Bea' },
  ]);
  expect(shop.backEnd.sentTo(path)).toMatchObject([{ client_id: 'c1', server_id: 's1' }]);
  await press(/Bea/);
  expect(selectSelection(shop.store.getState()).role).toEqual({ value: 'r2', display: 'Bea' });
});

it.each([
  ['Change server', 'servers'],
  // It asks before it leads to the sign-in (spec §5).
  ['Change account', 'switch-account'],
])('offers "%s" to a player without a role here (spec §8)', async (button, popup) => {
  const shop = await openRoleList([]);
  await press(button);
  expect(selectPopups(shop.store.getState())).toEqual([popup]);
});
