import type { StepRoutes } from '@shop/storefront-core/entry';
import { GameCards } from '@shop/ui/game-choice';
import type { ReactElement } from 'react';
import { LostCodeNotice } from '@shop/storefront/lost-code';
import { useCarriedQuery, useGameChoice, useNoteGamesShown } from '@shop/storefront/selection';
import { useServices } from '@shop/storefront/services';
import { useOverlays } from '../shop';

/** The games, as the first step of a purchase (spec §2, old version). Choosing one leads to the next step. */
export function GameSection({ steps }: { readonly steps: StepRoutes }): ReactElement {
  const { pageHistory } = useServices();
  const search = useCarriedQuery();
  const { choice, confirm } = useGameChoice(() => {
    pageHistory.push(steps['select-goods'] + search, { isAbovePage: true });
  });
  useNoteGamesShown(true);
  const { code: above, lost } = useOverlays(confirm.wanted !== null, confirm.wanted);
  return (
    <>
      <GameCards {...choice} />
      {above && <above.ConfirmGame {...confirm} />}
      {lost && <LostCodeNotice {...lost} isOverPage />}
    </>
  );
}
