import type { EarlyCall } from '@shop/api-client';
import { createEarlyCalls } from '@shop/api-client/early-calls';
import { firstScreenPaths, replenishmentPaths } from '@shop/contract';
import { browserInstant } from '../browser';
import {
  channelListArgs,
  expectedGame,
  gameArgs,
  gameListArgs,
  nextStep,
  replenishGamesArgs,
  roleListArgs,
} from '../selection';
import { createHostMemory } from './host-memory';
import type { ShopEntry } from './read-shop-entry';

declare global {
  interface Window {
    /** The calls the script in the page has started; the shop's transport takes them over. */
    shopFirstCalls?: EarlyCall[];
  }
}

/**
 * Starts the calls of the page of goods, or of the step the visit begins at, all at once, before the shop's code has arrived; also that
 * for the channels where only buying is left to do. Call it only where that page will be shown. Never throws: what an old browser lacks is brought later, and
 * the shop then makes the calls itself.
 */
export function startFirstCalls(window: Window, entry: ShopEntry): void {
  const { area } = entry;
  const { selection, user } = entry.choices;
  if (area === null) return;
  try {
    const sources = { ...entry, area };
    const start = starter(window, entry);
    // The page of games has no goods.
    const isGameStep = entry.step === 'select-game';
    const shown = isGameStep ? undefined : (selection.game ?? expectedGame(sources))?.clientId;
    const roles = isGameStep ? null : roleListArgs(selection, user !== null);
    const { productId } = selection;
    const isComplete = nextStep(selection, user !== null) === 'buy';

    window.shopFirstCalls = [
      start(firstScreenPaths.gameList, gameListArgs(sources)),
      ...(shown === undefined
        ? []
        : [
            start(firstScreenPaths.goodsList, gameArgs(shown, area)),
            // The steps of a purchase have no tabs, which depend on it.
            ...(entry.steps === null
              ? [start(firstScreenPaths.pageConfig, gameArgs(shown, area))]
              : []),
          ]),
      ...(roles === null ? [] : [start(firstScreenPaths.roleList, roles)]),
      // What is left to do is to buy, and the code of the payment takes long enough.
      ...(shown === undefined || productId === null || !isComplete
        ? []
        : [
            start(
              firstScreenPaths.channelList,
              channelListArgs({ clientId: shown, productId }, sources),
            ),
          ]),
    ];
  } catch {
    window.shopFirstCalls = [];
  }
}

/**
 * Starts the calls of the page of a payment for another player. Who pays is not known before the debt is, so
 * they have no token.
 */
export function startReplenishCalls(window: Window, entry: ShopEntry): void {
  const { area, debtId } = entry;
  if (area === null) return;
  try {
    const start = starter(window, entry);
    window.shopFirstCalls = [
      ...(debtId === null ? [] : [start(replenishmentPaths.info, { replenish_id: debtId })]),
      start(replenishmentPaths.gameList, replenishGamesArgs({ ...entry, area })),
    ];
  } catch {
    window.shopFirstCalls = [];
  }
}

function starter(
  window: Window,
  { choices, config, language, storage }: ShopEntry,
): ReturnType<typeof createEarlyCalls> {
  return createEarlyCalls({
    hosts: config.hosts.api,
    hostMemory: createHostMemory(storage),
    fetch: (url, init) => window.fetch(url, init),
    now: browserInstant,
    language: () => language,
    token: () => choices.user?.oauth_token ?? null,
  });
}
