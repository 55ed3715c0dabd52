import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId } from 'react';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import { type GameChoiceProps, GameListView } from './game-choice';
import styles from './game-cards.module.css';
import { GamePicker } from './game-picker';

/**
 * The games as cards with their art, below what the shop is: the first step of the old version (spec §2). The words
 * above depend on no call, so that the largest text of the page is there at once.
 */
export function GameCards({ list, chosen, onChoose }: GameChoiceProps): ReactElement {
  const t = useTranslate();
  const title = useId();
  return (
    <div className={styles.parts}>
      <p className={styles.intro}>{t('game.intro')}</p>
      <section aria-labelledby={title} className={styles.section}>
        <h2 id={title}>
          <VisuallyHidden>{t('game.title')}</VisuallyHidden>
        </h2>
        <GameListView list={list} placeholders={<CardPlaces />}>
          {(games) => <GamePicker chosen={chosen} games={games} hasCards onChoose={onChoose} />}
        </GameListView>
      </section>
    </div>
  );
}

/** Two cards, as high as those that come. */
function CardPlaces(): ReactElement {
  const place = (
    <div className={styles.place}>
      <span className={styles.art} />
      <span className={styles.words}>
        <Skeleton inlineSize="9rem" />
      </span>
    </div>
  );
  return (
    <div className={styles.places}>
      {place}
      {place}
    </div>
  );
}
