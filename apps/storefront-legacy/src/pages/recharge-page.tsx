import { usePopupPlace } from '@shop/storefront/popups';
import { PaymentSection } from '@shop/storefront-shell/steps';
import type { ReactElement } from 'react';
import { StepPage } from '../layout/step-page';

/** Step 3: the player chooses how to pay, and pays; on a wide window beside the order. */
export function RechargePage(): ReactElement {
  const { setSide } = usePopupPlace();
  return (
    <StepPage step="recharge" sidePlace={setSide}>
      <PaymentSection />
    </StepPage>
  );
}
