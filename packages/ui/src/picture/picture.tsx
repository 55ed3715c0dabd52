import { type ReactElement, useState } from 'react';
import { firstLetter } from './first-letter';
import styles from './picture.module.css';

/** Props of {@link Picture}. */
export interface PictureProps {
  /** Address of the image; empty or broken gives a tile with the first letter of `name`. */
  src: string;
  /** What it shows; only its first letter is ever displayed, since the name stands beside it. */
  name: string;
  /** Edge in pixels, 4 px grid. Default 40. */
  size?: 24 | 32 | 40 | 56 | undefined;
}

/** An icon of something named beside it, hence without words of its own. */
export function Picture({ src, name, size = 40 }: PictureProps): ReactElement {
  const [broken, setBroken] = useState('');
  const isShown = src !== '' && broken !== src;
  return (
    <span aria-hidden className={styles.picture} data-letter={!isShown} data-size={size}>
      {isShown ? (
        <img
          alt=""
          decoding="async"
          fetchPriority="low"
          height={size}
          loading="lazy"
          onError={() => {
            setBroken(src);
          }}
          src={src}
          width={size}
        />
      ) : (
        firstLetter(name)
      )}
    </span>
  );
}
