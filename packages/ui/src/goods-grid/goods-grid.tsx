import { useTranslate } from '@shop/i18n';
import { type ReactElement, useId } from 'react';
import { GoodsBody } from './goods-body';
import { goodsGridId } from './goods-grid-id';
import type { GoodsGridProps } from './goods-grid-props';
import styles from './goods-grid.module.css';

/** What the game sells: tabs of types over a grid of tiles, one of which can be chosen. */
export function GoodsGrid(props: GoodsGridProps): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section} id={goodsGridId}>
      <h2 className={styles.title} id={titleId}>
        {t('goods.title')}
      </h2>
      <GoodsBody {...props} />
    </section>
  );
}
