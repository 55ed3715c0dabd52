import type { InnerLinkProps } from '@shop/ui/link';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

const unsubscribe = (): void => undefined;
const subscribeToNothing = (): (() => void) => unsubscribe;

/**
 * A link inside the shop; it keeps the query of the visit. Built from the router's hooks, because its
 * `Link` would add the code of prefetching to the first screen.
 */
export function ShopLink({ href, children, ...rest }: InnerLinkProps): ReactElement {
  const { search } = useLocation();
  // The prerendered links have no query; React keeps their addresses until the next render.
  const kept = useSyncExternalStore(
    subscribeToNothing,
    () => search,
    () => '',
  );
  const to = { pathname: href, search: kept };
  const onClick = useLinkClickHandler(to);
  return (
    <a {...rest} href={useHref(to)} onClick={onClick}>
      {children}
    </a>
  );
}
