import { useTranslate } from '@shop/i18n';
import { laterPage } from '@shop/storefront/app-shell';
import type { ReactElement } from 'react';
import { ShopPage } from '../layout/shop-page';

const Activities = laterPage(async () => (await import('./activities')).Activities);

/** The top-up activities of the chosen role. */
export function ActivityPage(): ReactElement {
  const translate = useTranslate();
  return (
    <ShopPage title={translate('header.event')}>
      <Activities />
    </ShopPage>
  );
}
