import { catalogueApi } from '@shop/api-client';
import { expectedGame, gameListArgs, selectSelection } from '@shop/storefront-core/selection';
import { useServices } from '../services';
import { useShopSelector, useShopStore } from '../store';

/**
 * Returns the `client_id` of the game whose goods are shown: the chosen one, or the expected one
 * while the game list is awaited. Makes no call.
 */
export function useShownGame(): string | null {
  const services = useServices();
  const store = useShopStore();
  const chosen = useShopSelector(selectSelection).game;
  const { data, isError } = catalogueApi.endpoints.gameList.useQueryState(gameListArgs(services));
  const isAwaited = data === undefined && !isError;
  // The first render over a prerendered page has no choices, but the calls it makes are those of the visit.
  const game = isAwaited ? selectSelection(store.getState()).game : chosen;
  const shown = game ?? (isAwaited ? expectedGame(services) : null);
  return shown === null ? null : shown.clientId;
}
