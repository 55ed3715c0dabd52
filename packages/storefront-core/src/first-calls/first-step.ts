import { deviceNow } from '../browser';
import { readShownOrder } from '../orders';
import { reachableStep, stepAt } from '../selection';
import { tabValues } from '../storage';
import type { FirstStep } from './read-page-entry';

/**
 * Returns the step a visit begins at: the one of its path if nothing that it needs is missing. A link to
 * a game has chosen it. Only the old version has steps, so it is not in the pages of the new one.
 */
export const firstStep: FirstStep = (window, { steps, pathname, choices, hasLink }) => {
  const wanted = stepAt(steps, pathname);
  if (wanted === null) return null;
  const hasOrder = choices.user !== null && readShownOrder(tabValues(window, deviceNow)) !== null;
  const isChosen = wanted === 'select-game' && hasLink;
  return reachableStep(isChosen ? 'select-goods' : wanted, { ...choices, hasLink, hasOrder });
};

/** The same for a plain visit, which begins where games or goods are chosen: null where more has to be found out. */
export const plainStep: FirstStep = (_, { steps, pathname, choices, hasLink }) => {
  if (pathname === steps['select-game']) return hasLink ? 'select-goods' : 'select-game';
  const hasGame = hasLink || choices.selection.game !== null;
  return hasGame && pathname === steps['select-goods'] ? 'select-goods' : null;
};
