import { TranslationProvider } from '@shop/i18n';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { LanguageControlProvider } from '../language';
import { ServicesProvider } from '../services';
import type { StartedShop } from './start-shop';

/** Gives everything below it the running shop. */
export function ShopProvider({
  shop,
  children,
}: {
  readonly shop: Extract<StartedShop, { kind: 'open' }>;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <TranslationProvider i18n={shop.i18n}>
      <ServicesProvider value={shop.services}>
        <LanguageControlProvider value={shop.languageControl}>
          <Provider store={shop.store}>{children}</Provider>
        </LanguageControlProvider>
      </ServicesProvider>
    </TranslationProvider>
  );
}
