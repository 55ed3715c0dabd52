import { useTranslate } from '@shop/i18n/react';
import { prerenderedPage } from '@shop/storefront-shell/app-shell';
import type { ReactElement } from 'react';
import { ShopPage } from '../layout/shop-page';

const activities = prerenderedPage(() => import('./activities').then((code) => code.Activities));

/** Loads the content of the page. Rejects if that fails. */
export const preloadActivities = activities.preload;

/** The top-up activities of the chosen role. */
export function ActivityPage(): ReactElement {
  const translate = useTranslate();
  return (
    <ShopPage title={translate('header.event')}>
      <activities.Page />
    </ShopPage>
  );
}
