import type { InnerLinkProps } from '@shop/ui/link';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';

/** A link inside the shop; the query of the visit goes along. */
export function ShopLink({ href, children, ...rest }: InnerLinkProps): ReactElement {
  const { search } = useLocation();
  return (
    <Link {...rest} to={{ pathname: href, search }}>
      {children}
    </Link>
  );
}
