import { useGameListQuery } from '@shop/api-client';
import { GameListPopup, type GameOption } from '@shop/ui/game-list-popup';
import type { Game } from '@shop/contract';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import type { PopupContainerProps } from '../popups';
import { useChooseGame } from './choose-game';
import { findGame } from './find-game';
import { listState } from '../lists';
import { selectSelection } from './selection-slice';
import { useGameListArgs } from './use-entry-game';

function gameOption({ client_id, name, logo, sub_game }: Game): GameOption {
  const subGames = Object.values(sub_game).map((sub) => ({
    id: sub.client_id,
    name: sub.name,
    icon: sub.logo,
  }));
  return { id: client_id, name, icon: logo, subGames };
}

/** The game list popup (spec §2). Choosing another game clears what was chosen below it. */
export function GameList({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const query = useGameListQuery(useGameListArgs());
  const chooseGame = useChooseGame();
  const { game } = useSelector(selectSelection);

  const choose = (id: string): void => {
    const found = findGame(query.data?.games ?? [], id);
    if (found !== null && id !== game?.clientId) chooseGame(found);
    onOpenChange(false);
  };

  return (
    <GameListPopup
      open={open}
      onOpenChange={onOpenChange}
      list={listState(query, ({ games }) => games.map(gameOption))}
      chosen={game?.clientId ?? null}
      onChoose={choose}
    />
  );
}
