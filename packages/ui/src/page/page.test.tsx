import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessibilityViolations } from '../../test/accessibility-violations';
import { renderInShop } from '../../test/render-in-shop';
import { AppHeader } from '../app-header';
import { BottomNav } from '../bottom-nav';
import { Footer } from '../footer';
import { NotAreaMessage, NotFoundMessage } from '../page-message';
import { Page } from './page';

it('a page has its landmarks, one title, the current tab marked, and nothing axe objects to', async () => {
  renderInShop(
    <Page
      footer={<Footer agreementHref="#a" copyright="© Nova" privacyHref="#p" />}
      header={<AppHeader Link="a" brandName="Nova" homeHref="/" title="Top up" />}
      navigation={
        <BottomNav
          Link="a"
          items={[
            { key: 'topup', label: 'Top up', href: '/selectGoods', icon: null, current: true },
            { key: 'my', label: 'My', href: '/my', icon: null, current: false },
          ]}
        />
      }
    >
      <p>Goods</p>
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Top up' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Top up' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'My' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('main')).toHaveTextContent('Goods');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(await accessibilityViolations()).toEqual([]);
});

it('a page that only says something has its landmark, its title and the way on', async () => {
  renderInShop(<NotFoundMessage Link="a" homeHref="/" />);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/');
  expect(await accessibilityViolations()).toEqual([]);
});

it('no valid region: a title, a tip and two explanation rows (spec §2)', () => {
  renderInShop(<NotAreaMessage />);
  expect(screen.getAllByRole('paragraph')).toHaveLength(3);
});
