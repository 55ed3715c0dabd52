import { Footer } from '@shop/ui/footer';
import { type ReactElement, useState } from 'react';
import type { GameLinks } from '../footer';
import { useServices } from '../services';
import { useIdlePage, useOverlays } from './shop-popups';

/**
 * Privacy policy and user agreement (spec §2), of the chosen game if it has its own (spec §3), and the
 * copyright of the brand. What finds those of the game, and buttons that open popups, are loaded with the
 * popups.
 */
export function ShopFooter(): ReactElement {
  const { legal, support } = useServices().config.brand;
  const [ofGame, setOfGame] = useState<GameLinks | null>(null);
  const later = useOverlays(useIdlePage());
  return (
    <Footer
      privacyHref={ofGame?.privacy || legal.privacy}
      agreementHref={ofGame?.terms || legal.agreement}
      supportHref={support}
      copyright={legal.copyright}
    >
      {later && <later.FooterExtras onGameLinks={setOfGame} />}
    </Footer>
  );
}
