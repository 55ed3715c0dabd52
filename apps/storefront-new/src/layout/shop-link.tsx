import type { InnerLinkProps } from '@shop/ui/link';
import type { ReactElement } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

/**
 * A link inside the shop; the query of the visit goes along. Made of the router's parts, because its
 * own `Link` brings the code of prefetching along, which the first screen would have to carry.
 */
export function ShopLink({ href, children, ...rest }: InnerLinkProps): ReactElement {
  const to = { pathname: href, search: useLocation().search };
  const onClick = useLinkClickHandler(to);
  return (
    <a {...rest} href={useHref(to)} onClick={onClick}>
      {children}
    </a>
  );
}
