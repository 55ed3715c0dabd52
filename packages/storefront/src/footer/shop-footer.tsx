import { Footer } from '@shop/ui/footer';
import type { ReactElement } from 'react';
import { useServices } from '../services';

/** Privacy policy, user agreement and copyright of the brand (spec §2). */
export function ShopFooter(): ReactElement {
  const { legal, support } = useServices().config.brand;
  return (
    <Footer
      privacyHref={legal.privacy}
      agreementHref={legal.agreement}
      supportHref={support}
      copyright={legal.copyright}
    />
  );
}
