import type { ShopConfig } from '@shop/brands';
import type { I18n } from '@shop/i18n';
import type { DomainArea, Platform } from '@shop/contract';
import type { PayWindow, Presenter } from '@shop/payments';
import { createContext, useContext } from 'react';
import type { EntryQuery, Visit } from '../entry';
import type { ShopStorage } from '../storage';
import type { PageTime } from '../time';

/** What the flows need of the page around them. Routes are the app's: it says where these lead. */
export interface ShopPage {
  reload: () => void;
  /** Opens an empty window, or answers null where that is blocked. */
  openWindow: () => PayWindow | null;
  copy: (text: string) => Promise<void>;
  /** Presents payments through the script of the brand's payment gateway, where it has one. */
  presentGateway: Presenter | undefined;
  goHome: () => void;
  goToNotArea: () => void;
}

/** Everything the flows are given from outside, so that they run in a test as in a browser. */
export interface ShopServices {
  readonly config: ShopConfig;
  /** The running translation. */
  readonly i18n: I18n;
  readonly query: EntryQuery;
  readonly platform: Platform;
  readonly area: DomainArea;
  readonly storage: ShopStorage;
  readonly visit: Visit;
  readonly page: ShopPage;
  /** Milliseconds since 1970, by the device's clock: for what is shown, never for rules about money. */
  readonly now: () => number;
  /** How long ago something was, whatever became of the device's clock. */
  readonly time: PageTime;
  readonly randomUuid: () => string;
}

const context = createContext<ShopServices | null>(null);

/** Hands the services to everything below. */
export const ServicesProvider = context.Provider;

/** The services; a component outside the shop has none, which is a mistake of the app. */
export function useServices(): ShopServices {
  const services = useContext(context);
  if (services === null) throw new Error('ServicesProvider is missing.');
  return services;
}
