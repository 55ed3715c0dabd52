import type { Dispatch, MiddlewareAPI } from '@reduxjs/toolkit';
import type { Game } from '@shop/contract';
import type { ShopServices } from '../services';
import { readSavedUser, sessionSlice } from '../session';
import { findLinkedGame, findListedGame, firstGame } from './find-game';
import { type LinkState, linkSlice, namesCharacter, selectLink } from './link-slice';
import type { ChosenGame } from './selection';
import { type SelectionState, selectSelection, selectionSlice } from './selection-slice';
import { expectedGame } from './start-choices';

const { gameChosen, gameCleared, goodsChosen } = selectionSlice.actions;

/** What the game of a visit follows from. */
export type EntryServices = Pick<
  ShopServices,
  'area' | 'config' | 'page' | 'platform' | 'query' | 'steps' | 'storage'
>;

type Store = MiddlewareAPI<Dispatch, SelectionState & LinkState>;

/** Chooses a game, and restores the player who signed in to its game product. */
export function chooseGame(
  game: ChosenGame,
  { dispatch }: Pick<Store, 'dispatch'>,
  { storage }: Pick<EntryServices, 'storage'>,
): void {
  dispatch(gameChosen(game));
  dispatch(sessionSlice.actions.userChanged(readSavedUser(storage, game.gameProductId)));
}

/**
 * Chooses the game of the visit once the list of games has arrived: the linked game (spec §2), the saved one, the
 * brand's first one, or the one that the back end marks. Where choosing it is a step of its own, the last two are left to
 * the player.
 */
export function chooseEntryGame(
  games: readonly Game[],
  store: Store,
  services: EntryServices,
): void {
  const { platform, page, steps } = services;
  const { game: chosen, productId } = selectSelection(store.getState());
  const link = selectLink(store.getState());
  const expected = expectedGame(services)?.clientId;
  /** Keeps the goods that were chosen while the list was awaited. */
  const choose = (game: ChosenGame): void => {
    const isExpected = chosen === null && game.clientId === expected;
    chooseGame(game, store, services);
    if (isExpected && productId !== null) store.dispatch(goodsChosen(productId));
  };
  if (link !== null) {
    const linked = findLinkedGame(games, link.clientId, platform);
    // The saved choices stay as they are.
    if (linked === null) page.goTo('showError');
    else if (linked.clientId !== chosen?.clientId) choose(linked);
    else if (!namesCharacter(link)) store.dispatch(linkSlice.actions.linkEnded());
    return;
  }
  if (chosen !== null && findListedGame(games, chosen.clientId, platform) !== null) return;
  const listed = expected === undefined ? null : findListedGame(games, expected, platform);
  const first = steps === null ? (listed ?? firstGame(games, platform)) : null;
  if (first !== null) choose(first);
  else store.dispatch(gameCleared());
}
