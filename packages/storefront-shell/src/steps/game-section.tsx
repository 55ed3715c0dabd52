import { useTranslate } from '@shop/i18n/react';
import type { StepRoutes } from '@shop/storefront-core/entry';
import { GameChoice } from '@shop/ui/game-choice';
import { GamepadIcon } from '@shop/ui/icon';
import { PageIntro } from '@shop/ui/page-intro';
import { Panel } from '@shop/ui/panel';
import type { ReactElement } from 'react';
import { LostCodeNotice } from '@shop/storefront/lost-code';
import { useCarriedQuery, useGameChoice, useNoteGamesShown } from '@shop/storefront/selection';
import { useServices } from '@shop/storefront/services';
import { useOverlays } from '../shop';

/** The games, as the first step of a purchase (spec §2, old version). Choosing one leads to the next step. */
export function GameSection({ steps }: { readonly steps: StepRoutes }): ReactElement {
  const translate = useTranslate();
  const { pageHistory } = useServices();
  const search = useCarriedQuery();
  const { choice, confirm } = useGameChoice(() => {
    pageHistory.push(steps['select-goods'] + search, { isAbovePage: true });
  });
  useNoteGamesShown(true);
  const { code: above, lost } = useOverlays(confirm.wanted !== null, confirm.wanted);
  return (
    <>
      <PageIntro icon={<GamepadIcon size={64} />} text={translate('game.intro')} />
      <div>
        <Panel title={translate('game.title')}>
          <GameChoice {...choice} />
        </Panel>
        {above && <above.ConfirmGame {...confirm} />}
        {lost && <LostCodeNotice {...lost} isOverPage />}
      </div>
    </>
  );
}
