import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId, useState } from 'react';
import { ChevronDownIcon, SearchIcon } from '../icon';
import { Notice } from '../notice';
import { OptionRow } from '../option-row';
import { Picture } from '../picture';
import { SearchField } from '../search-field';
import { findGames } from './find-games';
import { GameFace } from './game-face';
import type { GameOption, SubGameOption } from './game-choice';
import cardStyles from './game-cards.module.css';
import styles from './game-choice.module.css';

/** Props of {@link GamePicker}. */
interface GamePickerProps {
  games: readonly GameOption[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Cards with the art of each game instead of rows. Default false. */
  hasCards?: boolean | undefined;
}

/** Number of games from which a search is shown. */
const minGamesForSearch = 9;

/** The games, with a search above a long list. */
export function GamePicker({
  games,
  chosen,
  onChoose,
  hasCards = false,
}: GamePickerProps): ReactElement {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const found = findGames(games, typed);
  return (
    <>
      {games.length >= minGamesForSearch && (
        <div className={hasCards ? cardStyles.search : styles.tools}>
          <SearchField label={t('game.search')} onChange={setTyped} />
        </div>
      )}
      {found.length === 0 && (
        <Notice
          icon={<SearchIcon size={28} />}
          title={t('common.noMatch', { text: typed.trim() })}
        />
      )}
      <ul
        className={hasCards ? cardStyles.cards : styles.list}
        data-single={games.length === 1 || undefined}
      >
        {found.map((game) => (
          <li className={styles.item} key={game.id}>
            <GameEntry
              chosen={chosen}
              game={game}
              hasCards={hasCards}
              key={typed.trim() === '' ? 'browse' : 'search'}
              onChoose={onChoose}
              startsOpen={typed.trim() !== ''}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Props of {@link GameEntry}. */
interface GameEntryProps {
  game: GameOption;
  chosen: string | null;
  onChoose: (id: string) => void;
  startsOpen: boolean;
  hasCards: boolean;
}

/** A game as a row or a card, or the head of a group. */
function GameEntry(props: GameEntryProps): ReactElement {
  const { game, chosen, onChoose, hasCards } = props;
  if (game.subGames.length > 0) return <GameGroup {...props} />;
  if (!hasCards)
    return <GameRow chosen={chosen} detail={game.from} game={game} onChoose={onChoose} />;
  const isChosen = game.id === chosen;
  return (
    <button
      aria-current={isChosen || undefined}
      className={cardStyles.card}
      onClick={() => {
        onChoose(game.id);
      }}
      type="button"
    >
      <GameFace game={game} isChosen={isChosen} />
    </button>
  );
}

/**
 * The head of a group: it opens and closes its sub-games, and starts open around the chosen one. A plain
 * button, since the page of games would otherwise load a library for it.
 */
function GameGroup({ game, chosen, onChoose, startsOpen, hasCards }: GameEntryProps): ReactElement {
  const holdsChosen = game.subGames.some(({ id }) => id === chosen);
  const [isOpen, setIsOpen] = useState(startsOpen || holdsChosen);
  const listId = useId();
  return (
    <>
      <button
        aria-controls={isOpen ? listId : undefined}
        aria-expanded={isOpen}
        className={hasCards ? cardStyles.card : styles.head}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
        type="button"
      >
        {hasCards ? <GameFace game={game} /> : <HeadFace game={game} />}
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

function HeadFace({ game }: { game: GameOption }): ReactElement {
  return (
    <>
      <Picture name={game.name} src={game.icon} />
      <bdi className={styles.name}>{game.name}</bdi>
      <ChevronDownIcon size={20} />
    </>
  );
}

/** Props of {@link GameRow}. */
interface GameRowProps {
  game: SubGameOption;
  /** A second line. */
  detail?: string | undefined;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** A game that can be chosen. */
function GameRow({ game, detail, chosen, onChoose }: GameRowProps): ReactElement {
  return (
    <OptionRow
      chosen={game.id === chosen}
      detail={detail}
      onPress={() => {
        onChoose(game.id);
      }}
      picture={<Picture name={game.name} src={game.icon} />}
      title={game.name}
      wraps
    />
  );
}
