import { PopupPlace } from '@shop/storefront/popups';
import { useHasOrder } from '@shop/storefront/result';
import type { ReactElement } from 'react';
import { StepPage } from '../layout/step-page';

/** Step 4: the order and its outcome. */
export function ResultPage(): ReactElement {
  return (
    <StepPage step="result" hasOrder={useHasOrder()}>
      <PopupPlace />
    </StepPage>
  );
}
