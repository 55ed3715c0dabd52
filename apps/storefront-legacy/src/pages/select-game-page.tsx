import { ShopLink } from '@shop/storefront/app-shell';
import { PaySection } from '@shop/storefront/checkout';
import { GoodsSection, useShowGoods } from '@shop/storefront/goods';
import { LegacyShopHeader } from '@shop/storefront/layout';
import { ShopSteps, WhoSection } from '@shop/storefront/selection';
import { ShopFooter, ShopNotices } from '@shop/storefront/shop';
import { Page } from '@shop/ui/page';
import type { ReactElement } from 'react';
import { routes } from '../routes';

/** Game, account, server, role and goods below the bar of steps. */
export function SelectGamePage(): ReactElement {
  const [goods, showGoods] = useShowGoods();
  return (
    <Page
      header={<LegacyShopHeader homeHref={routes.home} Link={ShopLink} />}
      notice={<ShopNotices />}
      order={<PaySection onGoodsMissing={showGoods} />}
      footer={<ShopFooter />}
    >
      <ShopSteps />
      <WhoSection />
      <div ref={goods}>
        <GoodsSection />
      </div>
    </Page>
  );
}
