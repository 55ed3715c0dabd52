import { Footer } from '@shop/ui/footer';
import { type ReactElement, useState } from 'react';
import type { FooterLinks } from '@shop/storefront/footer';
import { useServices } from '@shop/storefront/services';
import { useIdlePage, useOverlays } from './shop-popups';

/**
 * Privacy policy and user agreement (spec §2), of the chosen game if it has its own (spec §3), customer
 * service, and the copyright of the brand. What finds the links of the game and fills in the case for
 * customer service, and buttons that open popups, are loaded with the popups.
 */
export function ShopFooter(): ReactElement {
  const { legal, support } = useServices().config.brand;
  const [links, setLinks] = useState<FooterLinks>({
    privacy: legal.privacy,
    terms: legal.agreement,
    support,
  });
  const { code: later } = useOverlays(useIdlePage());
  return (
    <Footer
      privacyHref={links.privacy}
      agreementHref={links.terms}
      supportHref={links.support}
      copyright={legal.copyright}
    >
      {later && <later.FooterExtras onLinks={setLinks} />}
    </Footer>
  );
}
