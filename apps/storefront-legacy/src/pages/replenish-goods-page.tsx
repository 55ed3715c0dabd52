import { LanguageAction } from '@shop/storefront/layout';
import { ReplenishSection } from '@shop/storefront/replenishment';
import { useServices } from '@shop/storefront/services';
import { ShopFooter, ShopNotices } from '@shop/storefront/shop';
import { LegacyHeader } from '@shop/ui/legacy-header';
import { Page } from '@shop/ui/page';
import type { ReactElement } from 'react';
import { routes } from '../routes';

/** A payment for another player, without the bar of steps (spec §6). */
export function ReplenishGoodsPage(): ReactElement {
  const { brand } = useServices().config;
  return (
    <Page
      header={
        <LegacyHeader
          brandName={brand.name}
          logo="/icon.svg"
          homeHref={routes.home}
          Link="a"
          user={{ kind: 'payer', label: '' }}
          language={<LanguageAction />}
        />
      }
      notice={<ShopNotices />}
      footer={<ShopFooter />}
    >
      <ReplenishSection />
    </Page>
  );
}
