import { useTranslate } from '@shop/i18n';
import { ConfirmPopup } from '@shop/ui/confirm-popup';
import { GameListPopup, type GameOption } from '@shop/ui/game-list-popup';
import type { Game, Platform } from '@shop/contract';
import { type ReactElement, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';
import { chooseGame } from './entry-game';
import { clientIdOn, findListedGame } from './find-game';
import type { ChosenGame } from './selection';
import { selectSelection } from './selection-slice';
import { useGameList } from './use-game-list';
import { useListState } from './use-list-state';

function gameOption(game: Game, platform: Platform): GameOption {
  const { name, logo, sub_game } = game;
  const subGames = Object.values(sub_game).map((sub) => ({
    id: sub.client_id,
    name: sub.name,
    icon: sub.logo,
  }));
  return { id: clientIdOn(platform, game), name, icon: logo, subGames };
}

/**
 * The game list popup (spec §2). Another game clears the choices below it, so the player confirms it
 * first (spec §5).
 */
export function GameList({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  const query = useGameList();
  const services = useServices();
  const store = useStore();
  const { game } = useSelector(selectSelection);
  const [wanted, setWanted] = useState<ChosenGame | null>(null);

  const close = (): void => {
    setWanted(null);
    onOpenChange(false);
  };
  const choose = (id: string): void => {
    const found = findListedGame(query.currentData?.games ?? [], id, services.platform);
    const isOther = found !== null && id !== game?.clientId;
    if (isOther && game !== null) {
      setWanted(found);
      return;
    }
    if (isOther) chooseGame(found, store, services);
    close();
  };

  return (
    <>
      <GameListPopup
        open={open}
        onOpenChange={onOpenChange}
        list={useListState(query, ({ games }) =>
          games.map((game) => gameOption(game, services.platform)),
        )}
        chosen={game?.clientId ?? null}
        onChoose={choose}
      />
      <ConfirmPopup
        open={open && wanted !== null}
        title={wanted?.gameName ?? ''}
        content={translate('tip_switch_game')}
        confirmText={translate('common.change')}
        cancelText={translate('common.cancel')}
        onConfirm={() => {
          if (wanted !== null) chooseGame(wanted, store, services);
          close();
        }}
        onCancel={() => {
          setWanted(null);
        }}
        closeByOverlay
      />
    </>
  );
}
