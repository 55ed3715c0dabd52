import { ShopLink } from '@shop/storefront-shell/app-shell';
import { LegacyShopHeader } from '@shop/storefront-shell/layout';
import { LazyGameBand, ShopFooter, ShopNotices } from '@shop/storefront-shell/shop';
import { ShopSteps, StepGuard, type StepGuardProps } from '@shop/storefront-shell/steps';
import { type PageProps, Page } from '@shop/ui/page';
import type { ReactElement } from 'react';
import { routes } from '../routes';

/**
 * The layout of a step of a purchase: header, bar of steps, the step, and the pay bar where it has one. On wide windows
 * with the art of the game, as in the new version.
 */
export function StepPage({
  order,
  sidePlace,
  children,
  ...guard
}: StepGuardProps & Pick<PageProps, 'order' | 'sidePlace'>): ReactElement {
  return (
    <StepGuard {...guard}>
      <Page
        header={<LegacyShopHeader homeHref={routes.home} Link={ShopLink} />}
        steps={<ShopSteps steps={routes.steps} current={guard.step} Link={ShopLink} />}
        notice={<ShopNotices />}
        art={<LazyGameBand isOfAllGames={guard.step === 'select-game'} windows="wide" />}
        artWindows="wide"
        order={order}
        sidePlace={sidePlace}
        footer={<ShopFooter />}
      >
        {children}
      </Page>
    </StepGuard>
  );
}
