import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import styles from './goods-grid.module.css';

const tiles = [1, 2, 3, 4, 5, 6];

/** Six tiles, as large as those to come. */
export function GoodsSkeleton(): ReactElement {
  const t = useTranslate();
  return (
    <div className={styles.grid}>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {tiles.map((tile) => (
        <Skeleton blockSize="var(--tile-size)" key={tile} />
      ))}
    </div>
  );
}
