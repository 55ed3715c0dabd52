import { catalogueApi } from '@shop/api-client';
import { gameListArgs, gameWith, selectSelection } from '@shop/storefront-core/selection';
import { GameArt, type GameArtProps } from '@shop/ui/game-art';
import type { ReactElement } from 'react';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/** Props of {@link GameBand}. */
export interface GameBandProps extends Pick<GameArtProps, 'windows'> {
  /** Of the page that offers all games: the last one or else the first, without its name. */
  readonly isOfAllGames?: boolean | undefined;
  /** Of a game that is in another list. */
  readonly banner?: string | undefined;
}

/** The art of the chosen game, behind the head of its page. Makes no call. */
export function GameBand({ isOfAllGames = false, banner, windows }: GameBandProps): ReactElement {
  const services = useServices();
  const { game } = useShopSelector(selectSelection);
  const { data } = catalogueApi.endpoints.gameList.useQueryState(gameListArgs(services));
  const games = data?.games ?? [];
  const chosen = game && gameWith(games, game.clientId);
  const shown = chosen ?? (isOfAllGames ? games[0] : null);
  return (
    <GameArt
      game={game && !isOfAllGames ? { name: game.gameName, logo: game.logo } : null}
      banner={banner ?? shown?.banner ?? ''}
      brandName={services.config.brand.name}
      windows={windows}
    />
  );
}
