import { shopApi } from '@shop/api-client';
import type { UserInfo } from '@shop/contract';
import { popupStack } from '@shop/storefront-core/popups';
import { takeChoices } from '@shop/storefront-core/real-name';
import {
  type ChosenGame,
  forgetSavedOrder,
  selectSelection,
  selectionSlice,
} from '@shop/storefront-core/selection';
import { saveUser, sessionSlice } from '@shop/storefront-core/session';
import type { SignInWay } from '@shop/storefront-core/visit';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useNoteSignIn } from '../tracking';

/** How the shop goes on with a player who has signed in. */
export interface Onward {
  /** Leads to the shop by loading a page, so that no data of another account remains. */
  readonly load: () => void;
  /** Leads to the shop within the page, where a load would sign the player out again. */
  readonly stay: () => void;
}

/**
 * Returns a function that continues as a player who has signed in to a game: stores them under their game
 * product and forgets the saved order (spec §4), unless it is theirs, because code 6001 has signed them out.
 * If the browser stores nothing, the data of the previous account is cleared instead, and a toast says how
 * long the sign-in lasts.
 *
 * `way` decides the traffic source of the orders that follow (spec §4).
 *
 * The function returns false for the account of another game product: it is stored under its own, and the
 * player is not signed in to this one.
 */
export function useEnter(
  way: SignInWay,
): (user: UserInfo, game: ChosenGame, onward: Onward) => boolean {
  const dispatch = useShopDispatch();
  const { storage, tabStorage } = useServices();
  const selection = useShopSelector(selectSelection);
  const noteSignIn = useNoteSignIn();

  return (user, game, { load, stay }) => {
    saveUser(storage, user);
    if (user.gp_id !== game.gameProductId) return false;
    noteSignIn(user, way);
    const isPersistent = storage.isPersistent();
    // Another tab may have chosen another game while the player was at a provider.
    const isSameGame = selection.game?.clientId === game.clientId;
    const areTheirs = takeChoices(tabStorage, user) && isSameGame;
    if (!areTheirs) {
      if (!isPersistent || !isSameGame) dispatch(selectionSlice.actions.gameChosen(game));
      forgetSavedOrder(storage);
    }
    if (isPersistent) {
      load();
      return true;
    }
    dispatch(sessionSlice.actions.userChanged(user));
    dispatch(shopApi.util.resetApiState());
    dispatch(popupStack.actions.allClosed());
    stay();
    return true;
  };
}
