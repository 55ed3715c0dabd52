import type { ReactElement } from 'react';
import { Picture } from '../picture';
import styles from './game-art.module.css';

/** Props of {@link GameArt}. */
export interface GameArtProps {
  /** The chosen game; null before it is known. */
  game: { readonly name: string; readonly logo: string } | null;
  /** Address of its wide picture; empty gives a band in the brand's colours. */
  banner: string;
  brandName: string;
}

/**
 * The picture of the game behind the head of a page, from 600 px. Its height is fixed, so that nothing moves when it
 * comes, and phones do not load it. Decoration: the game's name is also said below, where it can be changed.
 */
export function GameArt({ game, banner, brandName }: GameArtProps): ReactElement {
  return (
    <div aria-hidden className={styles.art}>
      {banner !== '' && (
        <picture className={styles.picture}>
          <source media="(min-width: 600px) and (min-height: 481px)" srcSet={banner} />
          <img alt="" decoding="async" fetchPriority="low" key={banner} />
        </picture>
      )}
      {game && (
        <div className={styles.inner}>
          <div className={styles.plate}>
            <Picture name={game.name} size={56} src={game.logo} />
            <div className={styles.words}>
              <p className={styles.name}>
                <bdi>{game.name}</bdi>
              </p>
              <p className={styles.brand}>
                <bdi>{brandName}</bdi>
              </p>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
