import { useTranslate } from '@shop/i18n';
import { AccountSection, FooterBelowOrders, OrdersSection } from '@shop/storefront/account';
import { ShopLink } from '@shop/storefront/app-shell';
import { useDeferredTexts } from '@shop/storefront/language';
import { useVipSummary } from '@shop/storefront/vip';
import type { ReactElement } from 'react';
import { ShopPage } from '../layout/shop-page';
import { routes } from '../routes';

/** The user's own page. Shown once its texts are there, so that nothing moves. */
export function MyPage(): ReactElement | null {
  const translate = useTranslate();
  const vip = useVipSummary();
  if (!useDeferredTexts()) return null;
  return (
    <ShopPage title={translate('header.my')} footer={<FooterBelowOrders />}>
      <AccountSection
        pages={[
          {
            kind: 'page',
            label: translate('header.vipCenter'),
            detail: vip?.levelName,
            href: routes.vip,
            Link: ShopLink,
          },
        ]}
      />
      <OrdersSection />
    </ShopPage>
  );
}
