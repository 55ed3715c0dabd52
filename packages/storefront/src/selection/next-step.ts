import type { Selection } from './selection-slice';

/** What the player has to do next before something can be bought. */
export type NextStep = 'game' | 'sign-in' | 'server' | 'role' | 'goods' | 'buy';

/** The first step that is still missing, in the order of the page (spec §1). */
export function nextStep(selection: Selection, isSignedIn: boolean): NextStep {
  if (selection.game === null) return 'game';
  if (!isSignedIn) return 'sign-in';
  if (selection.server === null) return 'server';
  if (selection.role === null) return 'role';
  return selection.productId === null ? 'goods' : 'buy';
}
