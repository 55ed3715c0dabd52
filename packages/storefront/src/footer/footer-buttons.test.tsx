// @vitest-environment jsdom
import { selectPopups } from '@shop/storefront-core/popups';
import { resultSlice } from '@shop/storefront-core/result';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OpenPopup } from '../testing/open-popup';
import { renderInShop } from '../testing/render-in-shop';
import { type TestShop, openTestShop } from '../testing/test-shop';
import { FooterButtons } from './footer-buttons';
import { Inquiry } from './inquiry';
import { LegalNotice } from './legal-notice';

async function openFooter(brand: string): Promise<TestShop> {
  const shop = openTestShop({ brand });
  await renderInShop(
    shop,
    <>
      <FooterButtons />
      <OpenPopup name="legal-notice" Container={LegalNotice} />
      <OpenPopup name="inquiry" Container={Inquiry} />
    </>,
  );
  return shop;
}

function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

it('offers a legal notice for each game product, and inquiries (spec §2)', async () => {
  await openFooter('hanabi');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Specified Commercial Transactions Act (花火戦記)',
    'Specified Commercial Transactions Act (ねこまち日和)',
    'Contact us',
  ]);
});

it('offers nothing where the brand has no such duties', async () => {
  const { store } = await openFooter('nova');
  expect(screen.queryByRole('button')).toBeNull();
  expect(selectPopups(store.getState())).toEqual([]);
});

it.each([/花火戦記/, /ねこまち日和/])(
  'opens the notice of the pressed game product, %s',
  async (game) => {
    await openFooter('hanabi');
    press(game);
    const popup = screen.getByRole('dialog', { name: 'Specified Commercial Transactions Act' });
    expect(popup.querySelector('h3')?.textContent).toMatch(game);
    expect(popup.textContent).toContain('iOS 12以降、Android 8以降');
    expect(popup.querySelector('dd')?.lang).toBe('ja');
  },
);

it('opens the other notice once the first one is closed', async () => {
  await openFooter('hanabi');
  press(/花火戦記/);
  press('Close');
  press(/ねこまち日和/);
  expect(screen.getByRole('dialog').querySelector('h3')?.textContent).toBe('ねこまち日和');
});

it('shows the hours of customer service (spec §9) and where to write', async () => {
  await openFooter('hanabi');
  press('Contact us');
  const popup = screen.getByRole('dialog', { name: 'Contact us' });
  expect(popup.textContent).toContain('10:00 – 13:00');
  expect(popup.textContent).toContain('14:30 – 19:00');
  expect(popup.textContent).toContain('UTC+9');
  const link = screen.getByRole('link', { name: /Write to us/ });
  expect(link.getAttribute('href')).toBe('https://www.hanabi.example/support/contact');
  expect(screen.queryByText('Order number')).toBeNull();
});

it('names the order that the player waits for in an inquiry', async () => {
  const { store } = await openFooter('hanabi');
  const summary = { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' };
  store.dispatch(
    resultSlice.actions.orderMade({ billingNo: 'B1', payLink: null, isNew: true, summary }),
  );
  press('Contact us');
  expect(screen.getByRole('dialog').textContent).toContain('B1');
});
