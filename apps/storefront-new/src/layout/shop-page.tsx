import { ErrorBoundary } from '@shop/storefront/error-boundary';
import { ShopHeader, ShopNavigation } from '@shop/storefront/layout';
import { ShopNotices } from '@shop/storefront/shop';
import { Page } from '@shop/ui/page';
import { type ReactElement, type ReactNode, lazy } from 'react';
import { useLocation } from 'react-router';
import { routes } from '../routes';
import { ShopLink } from './shop-link';

/** Lazy: it is below everything else, so that nothing moves when it appears. */
const ShopFooter = lazy(async () => ({
  default: (await import('@shop/storefront/footer')).ShopFooter,
}));

/** The layout of the new version: header, page, pay bar, tabs and footer (spec §2). */
export function ShopPage({
  title,
  order,
  children,
}: {
  readonly title: string;
  readonly order?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const { pathname } = useLocation();
  return (
    <Page
      header={<ShopHeader title={title} homeHref={routes.selectGoods} Link={ShopLink} />}
      notice={<ShopNotices />}
      order={order}
      navigation={
        <ShopNavigation
          routes={{ topup: routes.selectGoods, my: routes.my }}
          path={pathname}
          Link={ShopLink}
        />
      }
      footer={
        <ErrorBoundary>
          <ShopFooter />
        </ErrorBoundary>
      }
    >
      {children}
    </Page>
  );
}
