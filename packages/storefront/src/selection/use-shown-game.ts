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
  const { game } = useSelector(selectSelection);
  const store = useStore<SelectionState>();
  const { data, isError } = catalogueApi.endpoints.gameList.useQueryState(gameListArgs(services));
  if (game !== null) return game.clientId;
  if (data !== undefined || isError) return null;
  // The first render over a prerendered page has no choices, but the calls it makes are those of the visit.
  return (selectSelection(store.getState()).game ?? expectedGame(services))?.clientId ?? null;
}
