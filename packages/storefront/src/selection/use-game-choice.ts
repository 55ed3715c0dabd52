import type { Game, Platform } from '@shop/contract';
import {
  type ChosenGame,
  chooseGame,
  clientIdOn,
  findListedGame,
  gameChanged,
  gamesShown,
  selectSelection,
} from '@shop/storefront-core/selection';
import type { GameChoiceProps, GameOption } from '@shop/ui/game-choice';
import { useEffect, useState } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector, useShopStore } from '../store';
import type { ConfirmGameProps } from './confirm-game';
import { useGameList } from './use-game-list';
import { useListState } from './use-list-state';

/** The choice of a game, in the popup or on the page of games. */
export interface GameChoiceState {
  readonly choice: GameChoiceProps;
  /** The question before another game is chosen. */
  readonly confirm: ConfirmGameProps;
}

/** Notes that the games are shown, for the events, whenever `isShown` becomes true. */
export function useNoteGamesShown(isShown: boolean): void {
  const dispatch = useShopDispatch();
  useEffect(() => {
    if (isShown) dispatch(gamesShown());
  }, [isShown, dispatch]);
}

/** Returns the choice of a game; `onChosen` is called once one is chosen, also the same again. */
export function useGameChoice(onChosen: () => void): GameChoiceState {
  const query = useGameList();
  const services = useServices();
  const store = useShopStore();
  const { game } = useShopSelector(selectSelection);
  const [wanted, setWanted] = useState<ChosenGame | null>(null);

  const change = (to: ChosenGame): void => {
    chooseGame(to, store, services);
    store.dispatch(gameChanged());
    onChosen();
  };
  const onChoose = (id: string): void => {
    const found = findListedGame(query.currentData?.games ?? [], id, services.platform);
    if (found === null || id === game?.clientId) onChosen();
    else if (game === null) change(found);
    else setWanted(found);
  };
  const list = useListState(query, ({ games }) =>
    games.map((one) => gameOption(one, services.platform)),
  );
  return {
    choice: { list, chosen: game?.clientId ?? null, onChoose },
    confirm: {
      wanted,
      onConfirm: () => {
        setWanted(null);
        if (wanted !== null) change(wanted);
      },
      onCancel: () => {
        setWanted(null);
      },
    },
  };
}

function gameOption(game: Game, platform: Platform): GameOption {
  const { name, logo, sub_game } = game;
  const subGames = Object.values(sub_game).map((sub) => ({
    id: sub.client_id,
    name: sub.name,
    icon: sub.logo,
  }));
  return { id: clientIdOn(platform, game), name, icon: logo, subGames };
}
