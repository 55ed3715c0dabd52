import type { Selection } from './selection';

/** The next step of a purchase. */
export type NextStep = 'game' | 'sign-in' | 'server' | 'role' | 'goods' | 'buy';

/** Returns the first missing step, in the order of the page (spec §1). */
export function nextStep(selection: Selection, isSignedIn: boolean): NextStep {
  if (selection.game === null) return 'game';
  if (!isSignedIn) return 'sign-in';
  if (selection.server === null) return 'server';
  if (selection.role === null) return 'role';
  return selection.productId === null ? 'goods' : 'buy';
}
