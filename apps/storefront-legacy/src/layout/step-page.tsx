import { ShopLink } from '@shop/storefront-shell/app-shell';
import { LegacyShopHeader } from '@shop/storefront-shell/layout';
import { ShopFooter, ShopNotices } from '@shop/storefront-shell/shop';
import { ShopSteps, StepGuard, type StepGuardProps } from '@shop/storefront-shell/steps';
import { Page } from '@shop/ui/page';
import type { ReactElement, ReactNode } from 'react';
import { routes } from '../routes';

/** The layout of a step of a purchase: header, bar of steps, the step, and the pay bar where it has one. */
export function StepPage({
  order,
  children,
  ...guard
}: StepGuardProps & { readonly order?: ReactNode }): ReactElement {
  return (
    <StepGuard {...guard}>
      <Page
        header={<LegacyShopHeader homeHref={routes.home} Link={ShopLink} />}
        steps={<ShopSteps steps={routes.steps} current={guard.step} Link={ShopLink} />}
        notice={<ShopNotices />}
        order={order}
        footer={<ShopFooter />}
      >
        {children}
      </Page>
    </StepGuard>
  );
}
