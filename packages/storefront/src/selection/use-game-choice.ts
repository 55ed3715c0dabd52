import type { Game } from '@shop/contract';
import { formatMoney } from '@shop/i18n';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import {
  type ChosenGame,
  chooseGame,
  clientIdOn,
  findListedGame,
  gameChanged,
  gamesShown,
  lastGameFirst,
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
  const option = useGameOption();
  const [wanted, setWanted] = useState<ChosenGame | null>(null);
  // Of the time when the list came into sight: games do not change places under a finger.
  const [last] = useState(game?.clientId ?? null);

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
  const list = useListState(query, ({ games }) => lastGameFirst(games, last).map(option));
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

function useGameOption(): (game: Game) => GameOption {
  const { platform } = useServices();
  const translate = useTranslate();
  const { code } = useLanguage();
  const fromText = ({ from_price, from_currency }: Game): string => {
    if (from_price === null || from_currency === '') return '';
    return translate('game.from', { money: formatMoney(from_price, from_currency, code) });
  };
  return (game) => ({
    id: clientIdOn(platform, game),
    name: game.name,
    icon: game.logo,
    banner: game.banner,
    from: fromText(game),
    subGames: Object.values(game.sub_game).map((sub) => ({
      id: sub.client_id,
      name: sub.name,
      icon: sub.logo,
    })),
  });
}
