import { LanguageAction } from '@shop/storefront-shell/layout';
import { ReplenishSection, useOwnBanner, usePayerLabel } from '@shop/storefront/replenish-section';
import { useCarriedQuery } from '@shop/storefront/selection';
import { useServices } from '@shop/storefront/services';
import { LazyGameBand, ShopFooter, ShopNotices } from '@shop/storefront-shell/shop';
import { LegacyHeader } from '@shop/ui/legacy-header';
import { Page } from '@shop/ui/page';
import type { ReactElement } from 'react';
import { routes } from '../routes';

/**
 * A payment for another player, without the bar of steps (spec §6). Its links load a page, since the payer is
 * signed in on this one alone.
 */
export function ReplenishGoodsPage(): ReactElement {
  const { brand } = useServices().config;
  return (
    <Page
      header={
        <LegacyHeader
          brandName={brand.name}
          logo="/icon.svg"
          homeHref={routes.home + useCarriedQuery()}
          Link="a"
          user={usePayerLabel()}
          language={<LanguageAction />}
        />
      }
      notice={<ShopNotices />}
      art={<LazyGameBand banner={useOwnBanner()} windows="wide" />}
      artWindows="wide"
      footer={<ShopFooter />}
    >
      <ReplenishSection />
    </Page>
  );
}
