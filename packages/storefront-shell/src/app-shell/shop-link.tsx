import type { InnerLinkProps } from '@shop/ui/link';
import type { MouseEvent, ReactElement } from 'react';
import { useCarriedQuery } from '@shop/storefront/selection';
import { useServices } from '@shop/storefront/services';

/** A link inside the shop; it keeps what the visit carries. */
export function ShopLink({ href, children, ...rest }: InnerLinkProps): ReactElement {
  const { pageHistory } = useServices();
  const address = href + useCarriedQuery();
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isMeantForBrowser(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = pageHistory.shown;
    // As a browser does: the page that is shown does not come into the history a second time.
    const lead = pathname + search + hash === address ? pageHistory.replace : pageHistory.push;
    lead(address);
  };
  return (
    <a {...rest} href={address} onClick={onClick}>
      {children}
    </a>
  );
}

/** Whether a press opens a new tab or window, or keeps the address. */
function isMeantForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
