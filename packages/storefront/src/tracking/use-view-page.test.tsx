// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { renderHookInShop } from '../testing/render-in-shop';
import { openTestShop, sky } from '../testing/test-shop';
import { useViewPage } from './use-view-page';

it('sends the page view once, after the page init call (spec §7)', async () => {
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) });
    return Promise.resolve(new Response());
  });
  const shop = openTestShop({ saved: { game: sky }, isSignedIn: true });
  const useView = ({ isInitialised }: { readonly isInitialised: boolean }): void => {
    useViewPage(isInitialised);
  };
  const { rerender } = await renderHookInShop(shop, useView, { isInitialised: false });
  expect(sent).toEqual([]);
  for (const isInitialised of [true, false, true]) rerender({ isInitialised });

  const fields = {
    did: 'device',
    session_id: 'session',
    session_time: 0,
    domain_area: 'universal',
    suid: 'u1',
    client_id: 'c1',
  };
  const { appId, eventId } = shop.services.config.brand.analytics;
  expect(sent).toEqual([
    {
      url: 'http://track.localhost:4000/dot.php',
      body: { event: 'viewPage', id: 'WEBPAY-201-001', ...fields },
    },
    {
      url: 'http://track.localhost:4000/api.php',
      body: { event: 18, app_id: appId, event_id: eventId, ...fields },
    },
  ]);
});
