// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { openTestShop, sky } from '../testing/test-shop';
import { AccountChanged } from './account-changed';

/** A shop of a signed-in player, and what the popup does. */
function openChangedShop() {
  const events: string[] = [];
  const shop = openTestShop({
    saved: { game: sky },
    isSignedIn: true,
    page: { reload: () => events.push('reload') },
  });
  const onOpenChange = (): void => void events.push('close');
  return { shop, events, onOpenChange };
}

it.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Load again' }))],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })],
])('leaves only one way on, by %s: to load the page again', async (_, leave) => {
  const { shop, events, onOpenChange } = openChangedShop();
  await renderInShop(shop, <AccountChanged open onOpenChange={onOpenChange} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  leave();
  await advanceTime();
  expect(events).toEqual(['reload']);
});

it('hides what could buy for the previous account, and a press beside it loads the page again', async () => {
  const { shop, events, onOpenChange } = openChangedShop();
  await renderInShop(
    shop,
    <>
      <button type="button">Buy</button>
      <AccountChanged open onOpenChange={onOpenChange} />
    </>,
  );
  expect(screen.getByRole('alertdialog').textContent).toContain('another tab');
  expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull();
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  await advanceTime();
  expect(events).toEqual(['reload']);
});
