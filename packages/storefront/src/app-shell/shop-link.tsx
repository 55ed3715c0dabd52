import type { InnerLinkProps } from '@shop/ui/link';
import type { ReactElement } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { useCarriedQuery } from '../selection';

/**
 * A link inside the shop; it keeps what the visit carries. Built from the router's hooks, because its
 * `Link` would add the code of prefetching to the first screen.
 */
export function ShopLink({ href, children, ...rest }: InnerLinkProps): ReactElement {
  const to = { pathname: href, search: useCarriedQuery() };
  const onClick = useLinkClickHandler(to);
  return (
    <a {...rest} href={useHref(to)} onClick={onClick}>
      {children}
    </a>
  );
}
