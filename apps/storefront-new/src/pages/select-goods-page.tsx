import { useTranslate } from '@shop/i18n';
import { PaySection } from '@shop/storefront/checkout';
import { GoodsSection } from '@shop/storefront/goods';
import { WhoSection } from '@shop/storefront/selection';
import { type ReactElement, useRef } from 'react';
import { ShopPage } from '../layout/shop-page';

/** Game, account, server, role and goods on one page, with the pay bar in reach. */
export function SelectGoodsPage(): ReactElement {
  const translate = useTranslate();
  const goods = useRef<HTMLDivElement>(null);
  const showGoods = (): void => {
    goods.current?.scrollIntoView({ block: 'start' });
    goods.current?.querySelector('input')?.focus({ preventScroll: true });
  };

  return (
    <ShopPage title={translate('header.topup')} order={<PaySection onGoodsMissing={showGoods} />}>
      <WhoSection />
      <div ref={goods}>
        <GoodsSection />
      </div>
    </ShopPage>
  );
}
