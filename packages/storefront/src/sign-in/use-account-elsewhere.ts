import { onReturn, onStorageChange } from '@shop/storefront-core/browser';
import { popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectSelection } from '@shop/storefront-core/selection';
import { readSavedUser, selectUser, sessionSlice } from '@shop/storefront-core/session';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';

/**
 * Returns a function that checks whether this page still belongs to the account of this browser. If
 * not, it opens a popup about it. A guest becomes the player who has signed in meanwhile.
 */
export function useAccountCheck(): () => boolean {
  const dispatch = useShopDispatch();
  const { storage } = useServices();
  const { game } = useShopSelector(selectSelection);
  const user = useShopSelector(selectUser);

  return () => {
    if (game === null) return true;
    const saved = readSavedUser(storage, game.gameProductId);
    if (saved?.suid === user?.suid && saved?.oauth_token === user?.oauth_token) return true;
    const isSamePlayer = user === null || saved?.suid === user.suid;
    dispatch(
      isSamePlayer
        ? sessionSlice.actions.userChanged(saved)
        : popupStack.actions.replaced('account-changed'),
    );
    return isSamePlayer;
  };
}

/** Checks the account when another tab may have changed it. */
export function useAccountElsewhere(): void {
  const isAccountCurrent = useEffectEvent(useAccountCheck());
  const isNothingOpen = useShopSelector(selectPopups).length === 0;

  useEffect(() => {
    const check = (): void => {
      isAccountCurrent();
    };
    // A popup that was replaced by another one opens again once that is closed.
    if (isNothingOpen) check();
    const stopListening = [onStorageChange(check), onReturn(check)];
    return () => {
      for (const stop of stopListening) stop();
    };
  }, [isNothingOpen]);
}
