import { PaySection } from '@shop/storefront/checkout';
import { GoodsSection, useShowGoods } from '@shop/storefront/goods';
import { WhoSection } from '@shop/storefront/selection';
import { LazyPhoneButton } from '@shop/storefront-shell/shop';
import type { ReactElement } from 'react';
import { StepPage } from '../layout/step-page';

/** Step 2: account, server, role and goods, with the pay bar in reach. */
export function SelectGoodsPage(): ReactElement {
  const [goods, showGoods] = useShowGoods();
  return (
    <StepPage
      step="select-goods"
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
    </StepPage>
  );
}
