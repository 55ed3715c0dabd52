// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { testRoutes } from '../testing/test-routes';
import { browserPage } from './browser-page';

it('forgets parameters also in the entry of the history that a popup was opened over', () => {
  const { history, location } = window;
  const page = browserPage(window, testRoutes, () => '');
  history.replaceState(null, '', '/selectGoods?client_id=1&server_id=s1&x=1#part');
  history.pushState('popup', '');
  page.forgetParameters(['client_id', 'server_id']);
  expect(location.search).toBe('?x=1');

  // As after `history.back()`, which jsdom carries out later.
  history.replaceState(null, '', '/selectGoods?client_id=1&x=1#part');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(location.search + location.hash).toBe('?x=1#part');
});

it('leads to a page with what the visit carries at that moment', () => {
  const went: string[] = [];
  const location = { assign: (address: string) => went.push(address) };
  const opened = new Proxy(window, {
    get: (real, name): unknown => (name === 'location' ? location : Reflect.get(real, name)),
  });
  let language = 'de';
  const page = browserPage(opened, testRoutes, () => `?spec_lang=${language}`);
  language = 'ar';
  page.goTo('errorReplenish');
  expect(went).toEqual(['/errorReplenish?spec_lang=ar']);
});
