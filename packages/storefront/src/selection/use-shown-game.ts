import { catalogueApi } from '@shop/api-client';
import { useSelector, useStore } from 'react-redux';
import { useServices } from '../services';
import { gameListArgs } from './catalogue-args';
import { type SelectionState, selectSelection } from './selection-slice';
import { expectedGame } from './start-choices';

/**
 * Returns the `client_id` of the game whose goods are shown: the chosen one, or the expected one
 * while the game list is awaited. Makes no call.
 */
export function useShownGame(): string | null {
  const services = useServices();
  const store = useStore<SelectionState>();
  const chosen = useSelector(selectSelection).game;
  const { data, isError } = catalogueApi.endpoints.gameList.useQueryState(gameListArgs(services));
  const isAwaited = data === undefined && !isError;
  // The first render over a prerendered page has no choices, but the calls it makes are those of the visit.
  const game = isAwaited ? selectSelection(store.getState()).game : chosen;
  const shown = game ?? (isAwaited ? expectedGame(services) : null);
  return shown === null ? null : shown.clientId;
}
