import { useTranslate } from '@shop/i18n';
import { type ReactElement, useState } from 'react';
import { SearchIcon } from '../icon';
import { Notice } from '../notice';
import { SearchField } from '../search-field';
import { findGames } from './find-games';
import { GameGroup } from './game-group';
import type { GameOption } from './game-list-popup-props';
import styles from './game-list-popup.module.css';
import { GameRow } from './game-row';

/** Props of {@link GamePicker}. */
interface GamePickerProps {
  games: readonly GameOption[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** From this many games on, looking through the list takes longer than typing. */
const searchFrom = 9;

/** The games, with a search above a long list. */
export function GamePicker({ games, chosen, onChoose }: GamePickerProps): ReactElement {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const found = findGames(games, typed);
  return (
    <>
      {games.length >= searchFrom && (
        <div className={styles.tools}>
          <SearchField label={t('game.search')} onChange={setTyped} value={typed} />
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
