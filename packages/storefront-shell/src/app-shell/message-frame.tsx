import { AppHeader } from '@shop/ui/app-header';
import { Page } from '@shop/ui/page';
import type { ReactElement, ReactNode } from 'react';
import { LanguageAction } from '../layout';
import { useServices } from '@shop/storefront/services';
import { ShopFooter, ShopNotices } from '../shop';
import { ShopLink } from './shop-link';

/** The frame of a page with only a message: the brand, the language selector and the footer. */
export function MessageFrame({
  home,
  children,
}: {
  /** The path of the shop's home page. */
  readonly home: string;
  readonly children: ReactNode;
}): ReactElement {
  const { brand } = useServices().config;
  return (
    <Page
      header={
        <AppHeader
          brandName={brand.name}
          homeHref={home}
          language={<LanguageAction />}
          Link={ShopLink}
          logo="/icon.svg"
        />
      }
      notice={<ShopNotices />}
      footer={<ShopFooter />}
    >
      {children}
    </Page>
  );
}
