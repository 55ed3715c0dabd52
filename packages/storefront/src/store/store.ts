import { type Middleware, combineReducers, configureStore } from '@reduxjs/toolkit';
import { catalogueApi, shopApi } from '@shop/api-client';
import type { Transport } from '@shop/api-client/transport';
import { linkParameters } from '@shop/storefront-core/entry';
import { lostPopupSlice, popupStack } from '@shop/storefront-core/popups';
import { resultSlice } from '@shop/storefront-core/result';
import {
  type EntryServices,
  type StartChoices,
  chooseEntryGame,
  linkSlice,
  roleMissedSlice,
  saveSelection,
  selectionSlice,
  shopKey,
} from '@shop/storefront-core/selection';
import { sessionSlice } from '@shop/storefront-core/session';
import { toastSlice } from '@shop/storefront-core/toasts';
import type { ActionLog, TrackedState } from '@shop/storefront-core/tracking';
import { limitNotesSlice } from '@shop/storefront-core/goods';

const reducer = combineReducers({
  [shopApi.reducerPath]: shopApi.reducer,
  [limitNotesSlice.name]: limitNotesSlice.reducer,
  [linkSlice.name]: linkSlice.reducer,
  [lostPopupSlice.name]: lostPopupSlice.reducer,
  [popupStack.name]: popupStack.reducer,
  [resultSlice.name]: resultSlice.reducer,
  [roleMissedSlice.name]: roleMissedSlice.reducer,
  [selectionSlice.name]: selectionSlice.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [toastSlice.name]: toastSlice.reducer,
});

/** The state of a guest without choices, for whom the pages are prerendered. */
export function prerenderedState(): ShopState {
  return reducer(undefined, { type: 'prerendered' });
}

/** The state of a shop. */
export type ShopState = ReturnType<typeof reducer>;

/** The store of a shop. */
export type ShopStore = ReturnType<typeof configured>;

/**
 * Creates the store from the slices of all flows. It starts with the choices of an earlier visit and
 * stores the choices for the next one.
 *
 * @param log - Keeps its actions for what follows them later.
 */
export function createShopStore(...given: Parameters<typeof configured>): ShopStore {
  return configured(...given);
}

function configured(
  transport: Transport,
  services: EntryServices,
  { link, selection, user }: StartChoices,
  log: Pick<ActionLog<TrackedState>, 'add'>,
) {
  return configureStore({
    reducer,
    preloadedState: { link, selection, session: { user, linkedUser: null } },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: transport } }).concat(
        shopApi.middleware,
        reactions(services, log),
      ),
    // Answers are rendered in a task of their own: within that of a frame they would delay its layout and what is pressed.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
    // The store contains a sign-in token, which browser extensions could read.
    devTools: false,
  });
}

/** Returns a middleware that does what follows from an action once the store has handled it (ADR 67). */
function reactions(
  services: EntryServices,
  log: Pick<ActionLog<TrackedState>, 'add'>,
): Middleware<object, ShopState> {
  const { area, config, page, storage } = services;
  let areGamesListed = false;
  return (store) => (next) => (action) => {
    const before = store.getState();
    const result = next(action);
    const after = store.getState();
    // In the same turn, so that no part of the page is rendered without a game.
    if (!areGamesListed && catalogueApi.endpoints.gameList.matchFulfilled(action)) {
      areGamesListed = true;
      chooseEntryGame(action.payload.games, store, services);
    }
    // Without a game there is nothing to store, and earlier choices may wait for the game list.
    const hasGame = after.selection.game !== null || before.selection.game !== null;
    if (hasGame && after.selection !== before.selection)
      saveSelection(storage, after.selection, shopKey(config.brand, area));
    // A link is applied once: neither a reload nor another choice brings it back.
    if (after.link === null && before.link !== null) page.forgetParameters(linkParameters);
    log.add(action, after);
    return result;
  };
}
