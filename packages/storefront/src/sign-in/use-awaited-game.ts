import { popupStack } from '@shop/storefront-core/popups';
import { type ChosenGame, selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { useEffect, useRef, useState } from 'react';
import { useGameList, useIsGameAwaited } from '../selection';
import { useShopDispatch, useShopSelector } from '../store';

/**
 * Has the game of the visit found for a login that is open without one. The login gives way to the list of games
 * if none is chosen, as where players choose it themselves, and closes if a player of the game has signed in before.
 *
 * @returns a function that resolves to the game once it is known; to `closed` if the login is closed before that, and
 * to `failed` if the list of games cannot be read
 */
export function useAwaitedGame(isOpen: boolean): () => Promise<ChosenGame | 'closed' | 'failed'> {
  const dispatch = useShopDispatch();
  const { game } = useShopSelector(selectSelection);
  const user = useShopSelector(selectUser);
  const isAwaited = useIsGameAwaited();
  const { currentData, isError, refetch } = useGameList();
  const [hasAwaited, setHasAwaited] = useState(false);
  // Forgotten when the login closes: opened again, it may be for another account.
  const hasNow = isOpen && (isAwaited || hasAwaited);
  if (hasNow !== hasAwaited) setHasAwaited(hasNow);

  const isMissing = isOpen && game === null && currentData !== undefined;
  const isNeedless = isOpen && !isAwaited && hasAwaited && user !== null;
  useEffect(() => {
    if (isMissing) dispatch(popupStack.actions.replaced('games'));
    else if (isNeedless) dispatch(popupStack.actions.closed('login'));
  }, [dispatch, isMissing, isNeedless]);

  const waiting = useRef<((found: ChosenGame | 'closed' | 'failed') => void)[]>([]);
  const reason = isOpen ? 'failed' : 'closed';
  const found = game ?? (isError || !isOpen ? reason : null);
  useEffect(() => {
    if (found !== null)
      waiting.current.splice(0).forEach((resolve) => {
        resolve(found);
      });
  }, [found]);
  return async () => {
    if (game !== null) return game;
    if (isError) refetch();
    return new Promise((resolve) => waiting.current.push(resolve));
  };
}
