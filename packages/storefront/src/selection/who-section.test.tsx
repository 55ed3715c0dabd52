// @vitest-environment jsdom
import { selectPopups } from '@shop/storefront-core/popups';
import { content, deferredReply } from '@shop/storefront-core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { openTestShop, sky } from '../testing/test-shop';
import { WhoSection } from './who-section';

const games = [{ client_id: 'c1', gp_id: 'gp1', name: 'Sky', logo: '' }];
const server = { value: 's1', display: 'S1' };

/** Renders the card of a player who has chosen a server; returns the words of its last row. */
async function roleRow(roles: unknown): Promise<string> {
  const shop = openTestShop({
    saved: { game: sky, server },
    isSignedIn: true,
    answers: {
      '/api/pay/getGameListV2': () => content({ games }),
      '/api/pay/getRoleList': () =>
        typeof roles === 'string' ? { code: -9_999, msg: roles, content: null } : content(roles),
    },
  });
  await renderInShop(shop, <WhoSection />);
  return screen.getAllByRole('button').at(-1)?.textContent ?? '';
}

it.each([
  ['The realm is closed.', /The realm is closed\.$/],
  ['<b>No</b>', /<b>No<\/b>$/],
  ['', /The roles could not be loaded$/],
])('says why the roles are refused: %j', async (msg, shown) => {
  expect(await roleRow(msg)).toMatch(shown);
});

it('says that there is no role on the server', async () => {
  expect(await roleRow({ roles: [] })).toMatch(/No role on this server/);
});

it('asks for the sign-in before the role again once that has expired, whatever was chosen', async () => {
  const shop = openTestShop({
    saved: { game: sky, server, role: { value: 'r1', display: 'Ann' } },
    answers: { '/api/pay/getGameListV2': () => content({ games }) },
  });
  await renderInShop(shop, <WhoSection />);
  const role = screen.getAllByRole('button').at(-1);
  expect(role?.textContent).toMatch(/Choose a role/);
  expect(role).toHaveProperty('disabled', true);
});

it('opens the sign-in before the games are there, and nothing that needs a player', async () => {
  const reply = deferredReply();
  const shop = openTestShop({ answers: { '/api/pay/getGameListV2': () => reply.promise } });
  await renderInShop(shop, <WhoSection />);
  const open = (): readonly (string | null)[] =>
    screen
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ disabled }) => !disabled)
      .map(({ textContent }) => textContent);
  expect(open()).toEqual(['AccountSign in']);
  fireEvent.click(screen.getByRole('button', { name: /^Account/ }));
  expect(selectPopups(shop.store.getState())).toEqual(['login']);

  reply.resolve(content({ games: [] }));
  await advanceTime();
  expect(open()).toEqual(['GameChoose a game']);
});
