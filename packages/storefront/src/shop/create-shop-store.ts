import { configureStore } from '@reduxjs/toolkit';
import { type Transport, shopApi } from '@shop/api-client';
import { popupStack } from '../popups';
import { resultSlice } from '../result';
import { type Selection, readSavedSelection, saveSelection, selectionSlice } from '../selection';
import { readSavedUser, sessionSlice } from '../session';
import type { ShopStorage } from '../storage';
import { toastSlice } from '../toasts';

const reducer = {
  [shopApi.reducerPath]: shopApi.reducer,
  [popupStack.name]: popupStack.reducer,
  [resultSlice.name]: resultSlice.reducer,
  [selectionSlice.name]: selectionSlice.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [toastSlice.name]: toastSlice.reducer,
};

function configured(transport: Transport, selection: Selection, storage: ShopStorage) {
  const gameProductId = selection.game?.gameProductId ?? null;
  return configureStore({
    reducer,
    preloadedState: {
      selection,
      session: { user: gameProductId === null ? null : readSavedUser(storage, gameProductId) },
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: transport } }).concat(shopApi.middleware),
    // The store contains a sign-in token, which browser extensions could read.
    devTools: false,
  });
}

/** The store of a shop. */
export type ShopStore = ReturnType<typeof configured>;

/**
 * Creates the store from the slices of all flows. It starts with the choices of an earlier visit and
 * stores the choices for the next one.
 */
export function createShopStore(transport: Transport, storage: ShopStorage): ShopStore {
  const store = configured(transport, readSavedSelection(storage), storage);
  let saved = store.getState().selection;
  store.subscribe(() => {
    const { selection } = store.getState();
    if (selection === saved) return;
    saved = selection;
    saveSelection(storage, selection);
  });
  return store;
}
