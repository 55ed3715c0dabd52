import { createEarlyCalls } from '@shop/api-client/early-calls';
import type { EarlyCall } from '@shop/api-client/transport';
import { firstScreenPaths, pagePaths, replenishmentPaths } from '@shop/contract';
import { browserInstant, nextTask } from '../browser';
import type { EntryRoutes } from '../entry';
import {
  channelListArgs,
  expectedGame,
  gameArgs,
  gameListArgs,
  nextStep,
  replenishGamesArgs,
  roleArgs,
  roleListArgs,
  vipCoupons,
} from '../selection';
import { createHostMemory } from './host-memory';
import type { PageEntry } from './read-page-entry';

declare global {
  interface Window {
    /** The calls the script in the page has started; the shop's transport takes them over. */
    shopFirstCalls?: EarlyCall[];
  }
}

/**
 * Starts the calls of the page that the visit begins on, all at once, before the shop's code has arrived. On the
 * page of goods, also that for the channels where only buying is left to do. Never throws: what an old browser
 * lacks is brought later, and the shop then makes the calls itself.
 */
export function startFirstCalls(
  window: Window,
  entry: PageEntry,
  routes: Pick<EntryRoutes, 'activity' | 'my' | 'vip'>,
): void {
  const { area, path } = entry;
  const isActivity = path === routes.activity;
  const isMy = path === routes.my;
  const isVip = path === routes.vip;
  const isPurchase = entry.isHome || entry.step !== null;
  if (!isActivity && !isMy && !isVip && !isPurchase) return;
  const { selection, user } = entry.choices;
  if (area === null) return;
  try {
    const sources = { ...entry, area };
    const start = starter(window, entry);
    // The page of games has no goods.
    const isGameStep = entry.step === 'select-game';
    const shown = isGameStep ? undefined : (selection.game ?? expectedGame(sources))?.clientId;
    const isSignedIn = user !== null;
    const roles = isGameStep || isMy || isVip ? null : roleListArgs(selection, isSignedIn);
    const role = isActivity ? roleArgs(selection, isSignedIn) : null;
    const client = selection.game === null ? null : { client_id: selection.game.clientId };
    const { productId } = selection;
    const isComplete = isPurchase && nextStep(selection, isSignedIn) === 'buy';

    const calls = [
      start(firstScreenPaths.gameList, gameListArgs(sources)),
      shown !== undefined &&
        (isPurchase || isVip) &&
        start(firstScreenPaths.goodsList, gameArgs(shown, area)),
      // The steps of a purchase have no tabs, which depend on it.
      shown !== undefined &&
        entry.steps === null &&
        start(firstScreenPaths.pageConfig, gameArgs(shown, area)),
      roles !== null && start(firstScreenPaths.roleList, roles),
      role !== null && start(pagePaths.activityInfo, role),
      client !== null && isVip && start(pagePaths.vipBasicInfo, client),
      client !== null && isSignedIn && (isMy || isVip) && start(pagePaths.vipInfo, client),
      client !== null &&
        isSignedIn &&
        isVip &&
        start(pagePaths.couponList, { ...client, use_category: vipCoupons }),
      // Everything is chosen, so the player buys next: the payment opens with its channels.
      shown !== undefined &&
        productId !== null &&
        isComplete &&
        start(
          firstScreenPaths.channelList,
          channelListArgs({ clientId: shown, productId }, sources),
        ),
    ];
    window.shopFirstCalls = calls.filter((call) => call !== false);
  } catch {
    window.shopFirstCalls = [];
  }
}

/**
 * Starts the calls of the page of a payment for another player. Who pays is not known before the replenishment is, so
 * they have no token.
 */
export function startReplenishCalls(window: Window, entry: PageEntry): void {
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

function starter(
  window: Window,
  { choices, config, language, storage }: PageEntry,
): ReturnType<typeof createEarlyCalls> {
  return createEarlyCalls({
    hosts: config.hosts.api,
    hostMemory: createHostMemory(storage),
    fetch: (url, init) => window.fetch(url, init),
    now: browserInstant,
    nextTask,
    language: () => language,
    token: () => choices.user?.oauth_token ?? null,
  });
}
