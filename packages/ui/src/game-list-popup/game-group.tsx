import { Collapsible } from '@base-ui/react/collapsible';
import type { ReactElement } from 'react';
import { ChevronDownIcon } from '../icon';
import { Picture } from '../picture';
import type { GameOption } from './game-list-popup-props';
import styles from './game-list-popup.module.css';
import { GameRow } from './game-row';

/** Props of {@link GameGroup}. */
interface GameGroupProps {
  game: GameOption;
  chosen: string | null;
  onChoose: (id: string) => void;
  startsOpen: boolean;
}

/** The head of a group: it opens and closes its sub-games, and starts open around the chosen one. */
export function GameGroup({ game, chosen, onChoose, startsOpen }: GameGroupProps): ReactElement {
  const holdsChosen = game.subGames.some(({ id }) => id === chosen);
  return (
    <Collapsible.Root defaultOpen={startsOpen || holdsChosen}>
      <Collapsible.Trigger className={styles.head}>
        <Picture name={game.name} src={game.icon} />
        <bdi className={styles.name}>{game.name}</bdi>
        <ChevronDownIcon size={20} />
      </Collapsible.Trigger>
      <Collapsible.Panel>
        <ul className={styles.subList}>
          {game.subGames.map((subGame) => (
            <li key={subGame.id}>
              <GameRow chosen={chosen} game={subGame} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
