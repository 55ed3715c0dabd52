import { catalogueApi } from '@shop/api-client';
import { gameListArgs, selectSelection } from '@shop/storefront-core/selection';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/** Whether the game of the visit is still to come, with the list of games. Makes no call. */
export function useIsGameAwaited(): boolean {
  const { game } = useShopSelector(selectSelection);
  const args = gameListArgs(useServices());
  const { data, isError } = catalogueApi.endpoints.gameList.useQueryState(args);
  return game === null && data === undefined && !isError;
}

/**
 * Returns the popup with which a sign-in begins: the list of games where one has to be chosen first. A game that is
 * still awaited is awaited by the login.
 */
export function useSignInPopup(): 'games' | 'login' {
  const { game } = useShopSelector(selectSelection);
  return useIsGameAwaited() || game !== null ? 'login' : 'games';
}
