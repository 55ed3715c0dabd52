import type { Game } from '@shop/contract';
import { Footer } from '@shop/ui/footer';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { gameWith, selectSelection, useGameList } from '../selection';
import { useServices } from '../services';
import { useIdlePage, useOverlays } from './shop-popups';

/**
 * Privacy policy and user agreement (spec §2), of the chosen game if it has its own (spec §3), and the
 * copyright of the brand. Buttons that open popups are loaded with these.
 */
export function ShopFooter(): ReactElement {
  const { legal, support } = useServices().config.brand;
  const game = useChosenGame();
  const later = useOverlays(useIdlePage());
  return (
    <Footer
      privacyHref={game?.privacy || legal.privacy}
      agreementHref={game?.terms || legal.agreement}
      supportHref={support}
      copyright={legal.copyright}
    >
      {later && <later.FooterButtons />}
    </Footer>
  );
}

/** Returns the chosen game as it is listed, or the head of the chosen sub-game. */
function useChosenGame(): Game | undefined {
  const { currentData } = useGameList();
  const { game } = useSelector(selectSelection);
  return game === null ? undefined : gameWith(currentData?.games ?? [], game.clientId);
}
