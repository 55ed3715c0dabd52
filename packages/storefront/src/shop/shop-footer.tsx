import { Footer } from '@shop/ui/footer';
import type { ReactElement } from 'react';
import { useServices } from '../services';
import { useIdlePage, useOverlays } from './shop-popups';

/**
 * Privacy policy, user agreement and copyright of the brand (spec §2). Buttons that open popups are
 * loaded with these.
 */
export function ShopFooter(): ReactElement {
  const { legal, support } = useServices().config.brand;
  const later = useOverlays(useIdlePage());
  return (
    <Footer
      privacyHref={legal.privacy}
      agreementHref={legal.agreement}
      supportHref={support}
      copyright={legal.copyright}
    >
      {later && <later.FooterButtons />}
    </Footer>
  );
}
