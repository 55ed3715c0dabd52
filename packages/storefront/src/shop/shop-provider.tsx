import { TranslationProvider } from '@shop/i18n';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ServicesProvider } from '../services';
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
        <Provider store={shop.store} serverState={shop.hydratedState}>
          {children}
        </Provider>
      </ServicesProvider>
    </TranslationProvider>
  );
}
