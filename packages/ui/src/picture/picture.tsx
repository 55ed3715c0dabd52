import { type ReactElement, useState } from 'react';
import { firstLetter } from './first-letter';
import type { PictureProps } from './picture-props';
import styles from './picture.module.css';

/** An icon of something named beside it, hence without words of its own. */
export function Picture({ src, name, size = 40 }: PictureProps): ReactElement {
  const [broken, setBroken] = useState('');
  const isShown = src !== '' && broken !== src;
  return (
    <span aria-hidden className={styles.picture} data-size={size}>
      {isShown ? (
        <img
          alt=""
          decoding="async"
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
