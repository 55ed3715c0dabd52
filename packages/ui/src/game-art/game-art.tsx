import { type ReactElement, useState } from 'react';
import { Picture } from '../picture';
import styles from './game-art.module.css';

/** Props of {@link GameArt}. */
export interface GameArtProps {
  /** The chosen game; null before it is known. */
  game: { readonly name: string; readonly logo: string } | null;
  /** Address of its wide picture; empty leaves the band of the page. */
  banner: string;
  brandName: string;
  /** The `artWindows` of its page: the picture is loaded in these alone. Default `all`. */
  windows?: 'all' | 'wide' | undefined;
}

const media = {
  all: '(min-width: 600px) and (min-height: 481px)',
  wide: '(min-width: 900px) and (min-height: 481px)',
} as const;

/**
 * The picture of the game behind the head of a page, from 600 px, in the `art` of its `Page`. It fades in once it is
 * loaded, and phones do not load it. Decoration: the game's name is also said below, where it can be changed.
 */
export function GameArt({ game, banner, brandName, windows = 'all' }: GameArtProps): ReactElement {
  const [loaded, setLoaded] = useState('');
  // A picture in the cache may be loaded before React has put it into the page, which then hears nothing of it.
  const noteIfLoaded = (image: HTMLImageElement | null): void => {
    if (image?.complete === true && image.naturalWidth > 0) setLoaded(banner);
  };
  return (
    <div aria-hidden className={styles.art}>
      {banner !== '' && (
        <picture className={styles.picture} data-loaded={loaded === banner ? true : undefined}>
          <source media={media[windows]} srcSet={banner} />
          <img
            alt=""
            decoding="async"
            fetchPriority="low"
            key={banner}
            onLoad={() => {
              setLoaded(banner);
            }}
            ref={noteIfLoaded}
          />
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
