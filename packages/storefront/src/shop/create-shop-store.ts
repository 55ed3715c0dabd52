import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { type Transport, shopApi } from '@shop/api-client';
import { limitNotesSlice } from '../goods';
import { popupStack } from '../popups';
import { resultSlice } from '../result';
import {
  type EntryServices,
  type StartChoices,
  chooseEntryGame,
  linkSlice,
  saveSelection,
  selectLink,
  selectionSlice,
  shopName,
} from '../selection';
import { linkParameters } from '../entry';
import { sessionSlice } from '../session';
import { toastSlice } from '../toasts';
import { type ActionLog, createActionLog } from '../tracking';

const reducer = combineReducers({
  [shopApi.reducerPath]: shopApi.reducer,
  [limitNotesSlice.name]: limitNotesSlice.reducer,
  [linkSlice.name]: linkSlice.reducer,
  [popupStack.name]: popupStack.reducer,
  [resultSlice.name]: resultSlice.reducer,
  [selectionSlice.name]: selectionSlice.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [toastSlice.name]: toastSlice.reducer,
});

/** The state of a guest without choices, for whom the pages are prerendered. */
export function prerenderedState(): ShopState {
  return reducer(undefined, { type: 'prerendered' });
}

type ShopState = ReturnType<typeof reducer>;

/** The log of each store. */
const logs = new WeakMap<object, ActionLog<ShopState>>();

/** Returns the actions of a store of {@link createShopStore}. */
export function actionLogOf(store: object): ActionLog<ShopState> {
  const log = logs.get(store);
  if (log === undefined) throw new Error('The store has no log.');
  return log;
}

function configured(
  transport: Transport,
  services: EntryServices,
  { link, selection, user }: StartChoices,
) {
  const log = createActionLog<ShopState>();
  const store = configureStore({
    reducer,
    preloadedState: { link, selection, session: { user, linkedUser: null } },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: transport } }).concat(
        shopApi.middleware,
        chooseEntryGame(services),
        log.middleware,
      ),
    // Answers are rendered in a task of their own: within that of a frame they would delay its layout and what is pressed.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
    // The store contains a sign-in token, which browser extensions could read.
    devTools: false,
  });
  logs.set(store, log);
  return store;
}

/** The store of a shop. */
export type ShopStore = ReturnType<typeof configured>;

/**
 * Creates the store from the slices of all flows. It starts with the choices of an earlier visit and
 * stores the choices for the next one.
 */
export function createShopStore(
  transport: Transport,
  services: EntryServices,
  choices: StartChoices,
): ShopStore {
  const { area, config, page, storage } = services;
  const store = configured(transport, services, choices);
  let saved = store.getState().selection;
  let { link } = store.getState();
  store.subscribe(() => {
    const { selection } = store.getState();
    if (link !== null && selectLink(store.getState()) === null) {
      link = null;
      // A link is applied once: neither a reload nor another choice brings it back.
      page.forgetParameters(linkParameters);
    }
    if (selection === saved) return;
    // Without a game there is nothing to store, and earlier choices may wait for the game list.
    if (selection.game !== null || saved.game !== null)
      saveSelection(storage, selection, shopName(config.brand, area));
    saved = selection;
  });
  return store;
}
