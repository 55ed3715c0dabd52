import { Transport } from '@shop/api-client';
import type { ShopConfig } from '@shop/brands';
import {
  type Language,
  type Messages,
  TranslationProvider,
  createI18n,
  loadCatalogue,
} from '@shop/i18n';
import { LastGoodsTemplate } from '@shop/ui/last-goods';
import { StartFailure } from '@shop/ui/start-failure';
import type { ReactElement } from 'react';
import { type StepRoutes, readEntryQuery } from '../entry';
import { startFailureId } from '../page-start';
import { emptySelection } from '../selection';
import type { ShopServices } from '../services';
import { createShopStorage } from '../storage';
import { createPageTime } from '../time';
import { createShopStore } from './create-shop-store';
import type { StartedShop } from './start-shop';

/** The texts that a page contains. */
export interface PageTexts {
  readonly critical: Messages;
  /** Only of a page that shows them at once. */
  readonly deferred: Messages | undefined;
}

type OpenShop = Extract<StartedShop, { kind: 'open' }>;

const nothing = (): undefined => undefined;
const zero = (): number => 0;

/** What must not be needed to render a page. */
function unavailable(): never {
  throw new Error('A page is prerendered without a browser.');
}

/**
 * Returns the shop as it is prerendered at build: for a guest on a first visit, without calls. The
 * client's first render must be the same.
 */
export async function prerenderedShop(
  config: ShopConfig,
  language: Language,
  { critical, deferred }: PageTexts,
  steps: StepRoutes | null,
): Promise<OpenShop> {
  const [first] = config.brand.areas;
  if (first === undefined) throw new Error(`${config.brand.key} sells in no area.`);
  const clock = { now: zero, startTimer: unavailable, wait: unavailable };
  const storage = createShopStorage(null, zero);
  const services: ShopServices = {
    config,
    i18n: await createI18n({ language, critical, deferred, load: loadCatalogue }),
    query: readEntryQuery(''),
    providerResponse: null,
    debtId: null,
    platform: 'web',
    area: first.area,
    steps,
    endPaths: [],
    storage,
    page: {
      reload: nothing,
      openWindow: unavailable,
      copy: unavailable,
      presentGateway: undefined,
      goTo: nothing,
      leaveFor: nothing,
      forgetParameters: nothing,
    },
    now: zero,
    time: createPageTime({ page: '', count: zero, deviceNow: zero, askServer: unavailable }),
    randomUuid: unavailable,
  };
  const store = createShopStore(new Transport(unavailable, clock), services, {
    link: null,
    selection: emptySelection,
    user: null,
  });
  return { kind: 'open', services, store };
}

/** Returns what stands beside the root element of a prerendered page: the message of a failed start. */
export function besideRoot({ services }: OpenShop): ReactElement {
  const { i18n, config } = services;
  return (
    <TranslationProvider i18n={i18n}>
      <StartFailure id={startFailureId} supportHref={config.brand.support} />
      <LastGoodsTemplate />
    </TranslationProvider>
  );
}
