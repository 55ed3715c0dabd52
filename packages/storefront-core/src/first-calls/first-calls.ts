import { createEarlyCalls } from '@shop/api-client/early-calls';
import type { EarlyCall } from '@shop/api-client/transport';
import { type DomainArea, firstScreenPaths, pagePaths, replenishmentPaths } from '@shop/contract';
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

type StartCall = ReturnType<typeof createEarlyCalls>;

/** A visit that has an area. */
type EntryInArea = PageEntry & { readonly area: DomainArea };

/** Starts the calls that a page begins with, and returns them; false in the place of one that this visit does not need. */
export type FirstCalls = (start: StartCall, entry: EntryInArea) => readonly (EarlyCall | false)[];

/**
 * Starts the calls of the page that the visit begins on, all at once, before the shop's code has arrived.
 * Never throws: what an old browser lacks is brought later, and the shop then makes the calls itself.
 */
export function startFirstCalls(window: Window, entry: PageEntry, calls: FirstCalls): void {
  const { area, choices, config, language, storage } = entry;
  if (area === null) return;
  try {
    const start = createEarlyCalls({
      hosts: config.hosts.api,
      hostMemory: createHostMemory(storage),
      fetch: (url, init) => window.fetch(url, init),
      now: browserInstant,
      nextTask,
      language: () => language,
      token: () => choices.user?.oauth_token ?? null,
    });
    window.shopFirstCalls = calls(start, { ...entry, area }).filter((call) => call !== false);
  } catch {
    window.shopFirstCalls = [];
  }
}

/** Those of every page about a game that is shown: the list of games, and the page config of that game. */
function gameCalls(start: StartCall, entry: EntryInArea): readonly (EarlyCall | false)[] {
  const shown = shownGame(entry);
  return [
    start(firstScreenPaths.gameList, gameListArgs(entry)),
    shown !== undefined && start(firstScreenPaths.pageConfig, gameArgs(shown, entry.area)),
  ];
}

/** Returns the game whose goods are shown until the list of games says whether it is offered. */
function shownGame(entry: EntryInArea): string | undefined {
  return (entry.choices.selection.game ?? expectedGame(entry))?.clientId;
}

/** The calls of a page of a purchase; also that for the channels where only buying is left to do. */
export const purchaseCalls: FirstCalls = (start, entry) => {
  const { area, choices, step, steps } = entry;
  const { selection, user } = choices;
  const isSignedIn = user !== null;
  // The page of games has no goods.
  const isGameStep = step === 'select-game';
  const shown = isGameStep ? undefined : shownGame(entry);
  const roles = isGameStep ? null : roleListArgs(selection, isSignedIn);
  const { productId } = selection;
  return [
    start(firstScreenPaths.gameList, gameListArgs(entry)),
    shown !== undefined && start(firstScreenPaths.goodsList, gameArgs(shown, area)),
    // The steps of a purchase have no tabs, which depend on it.
    shown !== undefined &&
      steps === null &&
      start(firstScreenPaths.pageConfig, gameArgs(shown, area)),
    roles !== null && start(firstScreenPaths.roleList, roles),
    // Everything is chosen, so the player buys next: the payment opens with its channels.
    shown !== undefined &&
      productId !== null &&
      nextStep(selection, isSignedIn) === 'buy' &&
      start(firstScreenPaths.channelList, channelListArgs({ clientId: shown, productId }, entry)),
  ];
};

/** The calls of the page of the activities. */
export const activityCalls: FirstCalls = (start, entry) => {
  const { selection, user } = entry.choices;
  const roles = roleListArgs(selection, user !== null);
  const role = roleArgs(selection, user !== null);
  return [
    ...gameCalls(start, entry),
    roles !== null && start(firstScreenPaths.roleList, roles),
    role !== null && start(pagePaths.activityInfo, role),
  ];
};

/** The calls of the player's own page. */
export const myCalls: FirstCalls = (start, entry) => {
  const client = knownClient(entry);
  return [
    ...gameCalls(start, entry),
    client !== null && entry.choices.user !== null && start(pagePaths.vipInfo, client),
  ];
};

/** The calls of the VIP centre. */
export const vipCalls: FirstCalls = (start, entry) => {
  const shown = shownGame(entry);
  const client = knownClient(entry);
  const isSignedIn = entry.choices.user !== null;
  return [
    ...gameCalls(start, entry),
    shown !== undefined && start(firstScreenPaths.goodsList, gameArgs(shown, entry.area)),
    client !== null && start(pagePaths.vipBasicInfo, client),
    client !== null && isSignedIn && start(pagePaths.vipInfo, client),
    client !== null &&
      isSignedIn &&
      start(pagePaths.couponList, { ...client, use_category: vipCoupons }),
  ];
};

/** Returns the game that the player has chosen at an earlier visit, as a parameter. */
function knownClient({ choices }: PageEntry): { readonly client_id: string } | null {
  const { game } = choices.selection;
  return game === null ? null : { client_id: game.clientId };
}

/**
 * The calls of the page of a payment for another player. Who pays is not known before the replenishment is, so
 * they have no token.
 */
export const replenishCalls: FirstCalls = (start, entry) => [
  entry.replenishId !== null && start(replenishmentPaths.info, { replenish_id: entry.replenishId }),
  start(replenishmentPaths.gameList, replenishGamesArgs(entry)),
];

/** Returns the calls of the page that a visit begins on; none of a page that only says something. */
export function firstCallsOf(
  { isHome, path, step }: PageEntry,
  { activity, my, vip, replenishGoods }: EntryRoutes,
): FirstCalls {
  if (isHome || step !== null) return purchaseCalls;
  switch (path) {
    case activity:
      return activityCalls;
    case my:
      return myCalls;
    case vip:
      return vipCalls;
    case replenishGoods:
      return replenishCalls;
    default:
      return () => [];
  }
}
