import { catalogueApi } from '@shop/api-client';
import { useSelector } from 'react-redux';
import { useServices } from '../services';
import { gameListArgs } from './catalogue-args';
import { selectSelection } from './selection-slice';
import { expectedGame } from './start-choices';

/**
 * Returns the `client_id` of the game whose goods are shown: the chosen one, or the expected one
 * while the game list is awaited. Makes no call.
 */
export function useShownGame(): string | null {
  const services = useServices();
  const { game } = useSelector(selectSelection);
  const { data, isError } = catalogueApi.endpoints.gameList.useQueryState(gameListArgs(services));
  if (game !== null) return game.clientId;
  return data === undefined && !isError ? (expectedGame(services)?.clientId ?? null) : null;
}
