import { ShopLink } from '@shop/storefront-shell/app-shell';
import { ShopHeader, ShopNavigation } from '@shop/storefront-shell/layout';
import { usePopupPlace } from '@shop/storefront/popups';
import { useShownPage } from '@shop/storefront/router';
import { ShopFooter, ShopNotices } from '@shop/storefront-shell/shop';
import { Page } from '@shop/ui/page';
import type { ReactElement, ReactNode } from 'react';
import { routes } from '../routes';

/** The layout of the new version: header, page, pay bar, tabs and footer (spec §2). */
export function ShopPage({
  title,
  art,
  order,
  footer = <ShopFooter />,
  isParted,
  children,
}: {
  readonly title: string;
  readonly art?: ReactNode;
  readonly order?: ReactNode;
  readonly footer?: ReactNode;
  readonly isParted?: true;
  readonly children: ReactNode;
}): ReactElement {
  const { pathname } = useShownPage();
  const { setPlace } = usePopupPlace();
  return (
    <Page
      header={<ShopHeader title={title} homeHref={routes.home} Link={ShopLink} />}
      notice={<ShopNotices />}
      art={art}
      order={order}
      paymentPlace={setPlace}
      navigation={
        <ShopNavigation
          routes={{ topup: routes.home, gift: routes.activity, my: routes.my }}
          path={pathname}
          Link={ShopLink}
        />
      }
      footer={footer}
      isParted={isParted}
    >
      {children}
    </Page>
  );
}
