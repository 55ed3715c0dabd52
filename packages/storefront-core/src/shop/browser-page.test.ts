// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createPageHistory } from '../browser';
import { openHistoryWindow } from '../testing';
import { testRoutes } from '../testing';
import { browserPage } from './browser-page';

it('forgets parameters also in the entry of the history that a popup was opened over', () => {
  const opened = openHistoryWindow(['/selectGoods?client_id=1&server_id=s1&x=1#part']);
  const history = createPageHistory(opened);
  history.pushPopup();
  browserPage(window, history, testRoutes, () => '').forgetParameters(['client_id', 'server_id']);
  opened.arrive(-1);
  expect(opened.addresses()).toEqual(['/selectGoods?x=1#part', '/selectGoods?x=1#part']);
});

it('leads to a page with what the visit carries at that moment', () => {
  const opened = openHistoryWindow();
  let language = 'de';
  const carried = (): string => `?spec_lang=${language}`;
  const page = browserPage(window, createPageHistory(opened), testRoutes, carried);
  language = 'ar';
  page.goTo('errorReplenish');
  expect(opened.moves).toEqual(['/errorReplenish?spec_lang=ar']);
});

it('rejects a copy where the browser has no clipboard', async () => {
  const bare: typeof window = Object.create(window, { navigator: { value: {} } });
  const page = browserPage(bare, createPageHistory(openHistoryWindow()), testRoutes, () => '');
  await expect(page.copy('text')).rejects.toThrow(TypeError);
});
