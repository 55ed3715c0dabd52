import { useTranslate } from '@shop/i18n/react';
import { ShopLink } from '@shop/storefront-shell/app-shell';
import { PaySection } from '@shop/storefront/checkout';
import { GoodsSection, useShowGoods } from '@shop/storefront/goods';
import { WhoSection } from '@shop/storefront/selection';
import { LazyGameBand, LazyGiftLine, LazyPhoneButton } from '@shop/storefront-shell/shop';
import type { ReactElement } from 'react';
import { ShopPage } from '../layout/shop-page';
import { routes } from '../routes';

/** Game, account, server, role and goods on one page, with the pay bar in reach. */
export function SelectGoodsPage(): ReactElement {
  const translate = useTranslate();
  const [goods, showGoods] = useShowGoods();
  return (
    <ShopPage
      title={translate('header.topup')}
      art={<LazyGameBand />}
      order={
        <PaySection onGoodsMissing={showGoods}>
          <LazyPhoneButton />
        </PaySection>
      }
    >
      <WhoSection />
      <div ref={goods}>
        <GoodsSection />
      </div>
      <LazyGiftLine href={routes.activity} Link={ShopLink} />
    </ShopPage>
  );
}
