import { StepBar, type StepKey } from '@shop/ui/step-bar';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../session';
import { type NextStep, nextStep } from './next-step';
import { selectSelection } from './selection-slice';

const steps = {
  // The page chooses a game itself, so the bar says this from the start and does not move.
  game: 'select-goods',
  'sign-in': 'select-goods',
  server: 'select-goods',
  role: 'select-goods',
  goods: 'select-goods',
  buy: 'recharge',
} as const satisfies Record<NextStep, StepKey>;

/** The steps of a purchase in the old version (spec §2), with the one that the player is at. */
export function ShopSteps(): ReactElement {
  const isSignedIn = useSelector(selectUser) !== null;
  return <StepBar current={steps[nextStep(useSelector(selectSelection), isSignedIn)]} />;
}
