import { TranslationProvider } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { CodeLoaderProvider } from '../lost-code';
import { ServicesProvider, ShopPartsProvider } from '../services';
import type { StartedShop } from './start-shop';

/** Provides the shop to all components below. */
export function ShopProvider({
  shop,
  children,
}: {
  readonly shop: Extract<StartedShop, { kind: 'open' }>;
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
