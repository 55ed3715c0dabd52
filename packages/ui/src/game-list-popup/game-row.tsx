import type { ReactElement } from 'react';
import { OptionRow } from '../option-row';
import { Picture } from '../picture';
import type { SubGameOption } from './game-list-popup-props';

/** Props of {@link GameRow}. */
interface GameRowProps {
  game: SubGameOption;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** A game that can be chosen. */
export function GameRow({ game, chosen, onChoose }: GameRowProps): ReactElement {
  return (
    <OptionRow
      chosen={game.id === chosen}
      onPress={() => {
        onChoose(game.id);
      }}
      picture={<Picture name={game.name} src={game.icon} />}
      title={game.name}
    />
  );
}
