import { TranslationProvider } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { CodeLoaderProvider } from '../lost-code';
import { type ShopParts, ServicesProvider, ShopPartsProvider } from '../services';
import type { ShopServices } from '@shop/storefront-core/services';
import type { ShopStore } from '../store';

/** A started shop that can be shown. */
export interface OpenShop {
  readonly services: ShopServices;
  readonly store: ShopStore;
  readonly parts: ShopParts;
  /** The state that the page was prerendered in, if it is to be hydrated. */
  readonly hydratedState?: ReturnType<ShopStore['getState']>;
}

/** Provides the shop to all components below. */
export function ShopProvider({
  shop,
  children,
}: {
  readonly shop: OpenShop;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <TranslationProvider i18n={shop.services.i18n}>
      <ServicesProvider value={shop.services}>
        <ShopPartsProvider value={shop.parts}>
          <CodeLoaderProvider value={shop.services.code}>
            <Provider store={shop.store} serverState={shop.hydratedState}>
              {children}
            </Provider>
          </CodeLoaderProvider>
        </ShopPartsProvider>
      </ServicesProvider>
    </TranslationProvider>
  );
}
