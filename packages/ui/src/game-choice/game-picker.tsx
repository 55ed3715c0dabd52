import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId, useState } from 'react';
import { ChevronDownIcon, SearchIcon } from '../icon';
import { Notice } from '../notice';
import { OptionRow } from '../option-row';
import { Picture } from '../picture';
import { SearchField } from '../search-field';
import { findGames } from './find-games';
import type { GameOption, SubGameOption } from './game-choice';
import styles from './game-choice.module.css';

/** Props of {@link GamePicker}. */
interface GamePickerProps {
  games: readonly GameOption[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Number of games from which a search is shown. */
const minGamesForSearch = 9;

/** The games, with a search above a long list. */
export function GamePicker({ games, chosen, onChoose }: GamePickerProps): ReactElement {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const found = findGames(games, typed);
  return (
    <>
      {games.length >= minGamesForSearch && (
        <div className={styles.tools}>
          <SearchField label={t('game.search')} onChange={setTyped} />
        </div>
      )}
      {found.length === 0 && (
        <Notice
          icon={<SearchIcon size={28} />}
          title={t('common.noMatch', { text: typed.trim() })}
        />
      )}
      <ul className={styles.list}>
        {found.map((game) => (
          <li className={styles.item} key={game.id}>
            {game.subGames.length > 0 ? (
              <GameGroup
                chosen={chosen}
                game={game}
                key={typed.trim() === '' ? 'browse' : 'search'}
                onChoose={onChoose}
                startsOpen={typed.trim() !== ''}
              />
            ) : (
              <GameRow chosen={chosen} game={game} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Props of {@link GameGroup}. */
interface GameGroupProps {
  game: GameOption;
  chosen: string | null;
  onChoose: (id: string) => void;
  startsOpen: boolean;
}

/**
 * The head of a group: it opens and closes its sub-games, and starts open around the chosen one. A plain
 * button, since the page of games would otherwise load a library for it.
 */
function GameGroup({ game, chosen, onChoose, startsOpen }: GameGroupProps): ReactElement {
  const holdsChosen = game.subGames.some(({ id }) => id === chosen);
  const [isOpen, setIsOpen] = useState(startsOpen || holdsChosen);
  const listId = useId();
  return (
    <>
      <button
        aria-controls={isOpen ? listId : undefined}
        aria-expanded={isOpen}
        className={styles.head}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
        type="button"
      >
        <Picture name={game.name} src={game.icon} />
        <bdi className={styles.name}>{game.name}</bdi>
        <ChevronDownIcon size={20} />
      </button>
      {isOpen && (
        <ul className={styles.subList} id={listId}>
          {game.subGames.map((subGame) => (
            <li key={subGame.id}>
              <GameRow chosen={chosen} game={subGame} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Props of {@link GameRow}. */
interface GameRowProps {
  game: SubGameOption;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** A game that can be chosen. */
function GameRow({ game, chosen, onChoose }: GameRowProps): ReactElement {
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
