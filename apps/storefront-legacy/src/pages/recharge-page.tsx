import { PaymentSection } from '@shop/storefront-shell/steps';
import type { ReactElement } from 'react';
import { StepPage } from '../layout/step-page';

/** Step 3: the player chooses how to pay, and pays. */
export function RechargePage(): ReactElement {
  return (
    <StepPage step="recharge">
      <PaymentSection />
    </StepPage>
  );
}
