import { NotAreaMessage, NotFoundMessage, ParameterErrorMessage } from '@shop/ui/page-message';
import type { ReactElement } from 'react';
import { ShopLink } from '../layout/shop-link';
import { routes } from '../routes';

/** A page that has only something to say (spec §2). */
export function MessagePage({
  of,
}: {
  readonly of: 'not-area' | 'not-found' | 'show-error';
}): ReactElement {
  switch (of) {
    case 'not-area':
      return <NotAreaMessage />;
    case 'not-found':
      return <NotFoundMessage homeHref={routes.selectGoods} Link={ShopLink} />;
    case 'show-error':
      return <ParameterErrorMessage homeHref={routes.selectGoods} Link={ShopLink} />;
  }
}
