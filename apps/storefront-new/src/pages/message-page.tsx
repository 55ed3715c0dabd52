import { NotAreaPage } from '@shop/storefront/message-pages';
import { useServices } from '@shop/storefront/services';
import { StatusMessage } from '@shop/ui/page-message';
import type { ReactElement } from 'react';
import { ShopLink } from '../layout/shop-link';
import { routes } from '../routes';

/** A page with only a message (spec §2). */
export function MessagePage({
  of,
}: {
  readonly of: 'not-area' | 'not-found' | 'show-error';
}): ReactElement {
  const { config, query } = useServices();
  switch (of) {
    case 'not-area':
      return <NotAreaPage config={config} query={query} home={routes.home} />;
    case 'not-found':
    case 'show-error':
      return (
        <StatusMessage
          homeHref={routes.home}
          kind={of === 'not-found' ? 'not-found' : 'parameter-error'}
          Link={ShopLink}
          supportHref={config.brand.support}
        />
      );
  }
}
