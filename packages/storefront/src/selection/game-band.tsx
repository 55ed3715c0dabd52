import { catalogueApi } from '@shop/api-client';
import { gameListArgs, gameWith, selectSelection } from '@shop/storefront-core/selection';
import { GameArt } from '@shop/ui/game-art';
import type { ReactElement } from 'react';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/** The art of the chosen game, behind the head of its page. Makes no call. */
export function GameBand(): ReactElement {
  const services = useServices();
  const { game } = useShopSelector(selectSelection);
  const { data } = catalogueApi.endpoints.gameList.useQueryState(gameListArgs(services));
  return (
    <GameArt
      game={game && { name: game.gameName, logo: game.logo }}
      banner={(game && data && gameWith(data.games, game.clientId)?.banner) ?? ''}
      brandName={services.config.brand.name}
    />
  );
}
