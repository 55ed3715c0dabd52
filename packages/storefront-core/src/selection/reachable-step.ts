import type { StepKey, StepRoutes } from '../entry';
import { nextStep } from './next-step';
import type { KeptChoices } from './start-choices';

/** Returns the step whose page has this path; null if none has. */
export function stepAt(steps: StepRoutes | null, pathname: string): StepKey | null {
  if (steps === null) return null;
  const keys = ['select-game', 'select-goods', 'recharge', 'result'] as const;
  return keys.find((key) => steps[key] === pathname) ?? null;
}

/** What a player has, of which each step needs some. */
export interface StepNeeds extends KeptChoices {
  /** Whether there is a link to a game that is to be applied. */
  readonly hasLink: boolean;
  /** Whether there is an order whose result can be shown. */
  readonly hasOrder: boolean;
}

/**
 * Returns the step that the player sees instead of the wanted one: that one if all it needs is there, else
 * the first that lacks something. A link to a game counts as the choice of it. Without an order to show,
 * the result is not replaced by the payment, which the player may have made already.
 */
export function reachableStep(
  wanted: StepKey,
  { selection, user, hasLink, hasOrder }: StepNeeds,
): StepKey {
  if (wanted === 'select-game' || (wanted === 'result' && hasOrder)) return wanted;
  const missing = nextStep(selection, user !== null);
  if (missing === 'game' && !hasLink) return 'select-game';
  return wanted === 'recharge' && missing === 'buy' ? wanted : 'select-goods';
}
