import { useLazyCurrentUserQuery } from '@shop/api-client';
import { toOpaque } from '@shop/api-client/opaque-params';
import type { UserInfo } from '@shop/contract';
import { popupStack } from '@shop/storefront-core/popups';
import { selectLink, selectSelection } from '@shop/storefront-core/selection';
import { saveUser, selectUser, sessionSlice } from '@shop/storefront-core/session';
import { useEffect, useRef } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useToast } from '../toasts';
import { useNoteSignIn } from '../tracking';
import { useEnter } from './use-enter';

const { linkedUserFound, userChanged } = sessionSlice.actions;

/**
 * Signs in the player whose token the link has, once the back end has confirmed it for the game of the
 * visit (spec §6). Where another account is signed in, the player is asked; not in a game's own view,
 * which belongs to the game's player.
 */
export function useEntryToken(): void {
  const dispatch = useShopDispatch();
  const showToast = useToast();
  const { query } = useServices();
  const { game } = useShopSelector(selectSelection);
  const link = useShopSelector(selectLink);
  const user = useShopSelector(selectUser);
  const enter = useEnterByLink();
  const [check] = useLazyCurrentUserQuery();
  const isChecked = useRef(false);
  const isSettled = link === null || link.clientId === game?.clientId;

  useEffect(() => {
    const { isSdkView, oauthToken } = query;
    if (oauthToken === null || game === null || !isSettled || isChecked.current) return;
    isChecked.current = true;
    const params = { client_id: game.clientId, oauth_token: oauthToken };
    const judge = async (): Promise<void> => {
      const { data: found, error } = await check(toOpaque(params));
      // Without an answer a toast has said so.
      if (error !== undefined && 'kind' in error && error.kind === 'failed') return;
      if (found?.gp_id !== game.gameProductId) {
        // A game's own view is for the game's player alone, and says itself that only the game can sign them in.
        if (isSdkView) dispatch(userChanged(null));
        else showToast('link.signInFailed', 'error');
      } else if (user === null || user.suid === found.suid || isSdkView) enter(found);
      else {
        dispatch(linkedUserFound(found));
        dispatch(popupStack.actions.opened('linked-account'));
      }
    };
    void judge();
  }, [query, game, isSettled, user, check, enter, dispatch, showToast]);
}

/**
 * Returns a function that continues as the player of the link. If another player was signed in, it is a
 * sign-in as any other, so that no data of theirs remains; else the choices of the visit stay.
 */
export function useEnterByLink(): (found: UserInfo) => void {
  const dispatch = useShopDispatch();
  const { page, storage } = useServices();
  const { game } = useShopSelector(selectSelection);
  const user = useShopSelector(selectUser);
  const enter = useEnter('token');
  const noteSignIn = useNoteSignIn();
  return (found) => {
    if (game !== null && user !== null && user.suid !== found.suid) {
      enter(found, game, { load: page.reload, stay: () => undefined });
      return;
    }
    saveUser(storage, found);
    noteSignIn(found, 'token');
    dispatch(userChanged(found));
  };
}
