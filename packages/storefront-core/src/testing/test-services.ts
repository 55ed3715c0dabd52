import type { ShopConfig } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import { createI18n, loadCatalogue } from '@shop/i18n';
import { createPageHistory } from '../browser';
import { readEntryQuery } from '../entry';
import { causeOfLoss, createCodeLoader } from '../lost-code';
import type { PageActions, ShopServices } from '../services';
import { createShopStorage } from '../storage';
import { aBrowser } from './a-browser';
import { openHistoryWindow } from './history-window';
import { testRoutes } from './test-routes';
import { createTestTime } from './test-time';

/** Returns the configuration of a brand's page. */
export function testConfig(key: string): ShopConfig {
  const brand = brands.find((one) => one.key === key);
  if (brand === undefined) throw new Error(`There is no brand ${key}.`);
  return {
    brand,
    environment: 'local',
    hosts: {
      api: ['http://api.localhost:4000'],
      track: 'http://track.localhost:4000',
      pay: 'http://pay.localhost:4000',
      cards: 'http://cards.localhost:4000',
      pictures: ['http://api.localhost:4000'],
    },
    analytics: { appId: `${key}-shop`, eventId: 'WEBPAY-201' },
  };
}

/** The texts of every test shop. */
const i18n = await createI18n({ language: 'en', load: loadCatalogue });
await i18n.loadDeferred();

/** Page actions that do nothing. */
const still: PageActions = {
  reload: () => undefined,
  goTo: () => undefined,
  leaveFor: () => undefined,
  forgetParameters: () => undefined,
  browser: aBrowser(() => null),
  copy: () => Promise.resolve(),
  presentGateway: undefined,
};

/** Creates services with the time at 0, ids that count up, and storage in memory. */
export function createTestServices(
  page: Partial<PageActions> = {},
  others: Partial<ShopServices> = {},
): ShopServices {
  let ids = 0;
  return {
    config: testConfig('nova'),
    build: { version: 'new', release: 'storefront-new@1.2.0' },
    i18n,
    query: readEntryQuery(''),
    providerResponse: null,
    replenishId: null,
    platform: 'web',
    area: 'universal',
    steps: null,
    endPaths: [testRoutes.showError, testRoutes.errorReplenish, testRoutes.expired],
    storage: createShopStorage(null, () => 0),
    tabStorage: createShopStorage(null, () => 0),
    page: { ...still, ...page },
    pageHistory: createPageHistory(openHistoryWindow()),
    code: createCodeLoader({
      causeOf: (error) => causeOfLoss(error, document),
      unlessLeft: async (loading) => loading,
      report: () => undefined,
      reload: page.reload ?? still.reload,
      support: 'https://support.example',
    }),
    now: () => 0,
    time: createTestTime(() => 0),
    randomUuid: () => {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
    ...others,
  };
}
