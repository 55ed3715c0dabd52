import type { StepRoutes } from '@shop/storefront-core/entry';
import type { LinkComponent } from '@shop/ui/link';
import { type StepKey, StepBar } from '@shop/ui/step-bar';
import type { ReactElement } from 'react';

/** Props of {@link ShopSteps}. */
export interface ShopStepsProps {
  readonly steps: StepRoutes;
  readonly current: StepKey;
  readonly Link: LinkComponent;
}

/**
 * The bar of steps (spec §2, old version). Finished steps are links, except the payment: from the result of
 * an order nothing but its own buttons leads to paying again.
 */
export function ShopSteps({ steps, current, Link }: ShopStepsProps): ReactElement {
  const { recharge: _, ...links } = steps;
  return <StepBar current={current} links={links} Link={Link} />;
}
