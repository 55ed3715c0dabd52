import { useTranslate } from '@shop/i18n/react';
import { ShopLink } from '@shop/storefront-shell/app-shell';
import { useIsPrerendered } from '@shop/storefront/browser';
import { ShopHeader } from '@shop/storefront-shell/layout';
import { useServices } from '@shop/storefront/services';
import { LazyGameBand, ShopFooter, ShopNotices } from '@shop/storefront-shell/shop';
import { VipSection } from '@shop/storefront/vip';
import { Page } from '@shop/ui/page';
import { VisuallyHidden } from '@shop/ui/visually-hidden';
import type { ReactElement } from 'react';
import { routes } from '../routes';

/** The VIP centre. In a game's own view it has no header and no footer, whose links would leave the view. */
export function VipPage(): ReactElement {
  const title = useTranslate()('header.vipCenter');
  const { query } = useServices();
  const isPrerendered = useIsPrerendered();
  const isSdkView = query.isSdkView && !isPrerendered;
  return (
    <Page
      isEmbeddable
      header={
        isSdkView ? null : <ShopHeader title={title} homeHref={routes.home} Link={ShopLink} />
      }
      notice={<ShopNotices />}
      art={<LazyGameBand windows="wide" />}
      artWindows="wide"
      footer={isSdkView ? null : <ShopFooter />}
    >
      {/* Out of the grid, where it would move the content. */}
      {isSdkView && (
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      )}
      <VipSection />
    </Page>
  );
}
