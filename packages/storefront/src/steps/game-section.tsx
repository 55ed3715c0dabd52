import { useTranslate } from '@shop/i18n';
import { GameChoice } from '@shop/ui/game-choice';
import { GamepadIcon } from '@shop/ui/icon';
import { PageIntro } from '@shop/ui/page-intro';
import { Panel } from '@shop/ui/panel';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { StepRoutes } from '../entry';
import { useCarriedQuery, useGameChoice, useNoteGamesShown } from '../selection';
import { useOverlays } from '../shop';

/** The games, as the first step of a purchase (spec §2, old version). Choosing one leads to the next step. */
export function GameSection({ steps }: { readonly steps: StepRoutes }): ReactElement {
  const translate = useTranslate();
  const navigate = useNavigate();
  const search = useCarriedQuery();
  const { choice, confirm } = useGameChoice(() => {
    void navigate({ pathname: steps['select-goods'], search }, { state: { isAbovePage: true } });
  });
  useNoteGamesShown(true);
  const isChosen = confirm.wanted !== null;
  const [above, lost] = useOverlays(isChosen, isChosen);
  return (
    <>
      <PageIntro icon={<GamepadIcon size={64} />} text={translate('game.intro')} />
      <div>
        <Panel title={translate('game.title')}>
          <GameChoice {...choice} />
        </Panel>
        {above ? <above.ConfirmGame {...confirm} /> : lost}
      </div>
    </>
  );
}
