import { GameSection } from '@shop/storefront-shell/steps';
import type { ReactElement } from 'react';
import { StepPage } from '../layout/step-page';
import { routes } from '../routes';

/** Step 1: the player chooses the game. */
export function SelectGamePage(): ReactElement {
  return (
    <StepPage step="select-game">
      <GameSection steps={routes.steps} />
    </StepPage>
  );
}
