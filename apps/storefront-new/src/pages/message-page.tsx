import { NotAreaMessage, StatusMessage } from '@shop/ui/page-message';
import type { ReactElement } from 'react';
import { ShopLink } from '../layout/shop-link';
import { routes } from '../routes';

/** A page with only a message (spec §2). */
export function MessagePage({
  of,
}: {
  readonly of: 'not-area' | 'not-found' | 'show-error';
}): ReactElement {
  switch (of) {
    case 'not-area':
      return <NotAreaMessage />;
    case 'not-found':
      return <StatusMessage homeHref={routes.selectGoods} kind="not-found" Link={ShopLink} />;
    case 'show-error':
      return <StatusMessage homeHref={routes.selectGoods} kind="parameter-error" Link={ShopLink} />;
  }
}
