import { useTranslate } from '@shop/i18n/react';
import { AccountSection, OrdersSection } from '@shop/storefront/account';
import { FooterBelowOrders } from '@shop/storefront-shell/shop';
import { ShopLink } from '@shop/storefront-shell/app-shell';
import { useDeferredTexts } from '@shop/storefront/deferred-texts';
import { useVipPlace, useVipSummary } from '@shop/storefront/vip';
import type { AccountRow } from '@shop/ui/account-card';
import type { ReactElement } from 'react';
import { ShopPage } from '../layout/shop-page';
import { routes } from '../routes';

/** The user's own page. Shown once its texts are there, so that nothing moves. */
export function MyPage(): ReactElement | null {
  const translate = useTranslate();
  const vipRows = useVipRows();
  if (!useDeferredTexts()) return null;
  return (
    <ShopPage title={translate('header.my')} footer={<FooterBelowOrders />} isParted>
      <AccountSection pages={vipRows} />
      <OrdersSection />
    </ShopPage>
  );
}

/** Returns the row of the VIP centre; none if the game is known to have no centre. */
function useVipRows(): readonly AccountRow[] {
  const label = useTranslate()('header.vipCenter');
  const detail = useVipSummary()?.levelName;
  const place = useVipPlace();
  if (place === 'none') return [];
  const isReserved = place === 'reserved';
  return [{ kind: 'page', label, detail, isReserved, href: routes.vip, Link: ShopLink }];
}
