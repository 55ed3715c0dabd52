import { useTranslate } from '@shop/i18n';
import { AccountSection, OrdersSection } from '@shop/storefront/account';
import { useDeferredTexts } from '@shop/storefront/language';
import type { ReactElement } from 'react';
import { ShopPage } from '../layout/shop-page';

/** The user's own page. Shown once its texts are there, so that nothing moves. */
export function MyPage(): ReactElement | null {
  const translate = useTranslate();
  if (!useDeferredTexts()) return null;
  return (
    <ShopPage title={translate('header.my')}>
      <AccountSection />
      <OrdersSection />
    </ShopPage>
  );
}
