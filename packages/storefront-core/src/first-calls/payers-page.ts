import { replenishmentPaths } from '@shop/contract';
import { replenishGamesArgs } from '../selection';
import { payersBackend } from '../storage';
import type { PageEntry, PayersPage } from './read-page-entry';
import { starter } from './start-first-calls';

/**
 * Starts the calls of the page of a payment for another player. Who pays is not known before the replenishment is, so
 * they have no token.
 */
function startReplenishCalls(window: Window, entry: PageEntry): void {
  const { area, replenishId } = entry;
  if (area === null) return;
  try {
    const start = starter(window, entry);
    window.shopFirstCalls = [
      ...(replenishId === null
        ? []
        : [start(replenishmentPaths.info, { replenish_id: replenishId })]),
      start(replenishmentPaths.gameList, replenishGamesArgs({ ...entry, area })),
    ];
  } catch {
    window.shopFirstCalls = [];
  }
}

/** The page of a payment for another player, which only the old version has. */
export const payersPage: PayersPage = { backend: payersBackend, startCalls: startReplenishCalls };
