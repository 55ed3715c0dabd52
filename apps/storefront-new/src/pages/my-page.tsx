import { useTranslate } from '@shop/i18n';
import { MySection } from '@shop/storefront/account';
import type { ReactElement } from 'react';
import { ShopPage } from '../layout/shop-page';

/** The user's own page. */
export function MyPage(): ReactElement {
  const translate = useTranslate();
  return (
    <ShopPage title={translate('header.my')}>
      <MySection />
    </ShopPage>
  );
}
