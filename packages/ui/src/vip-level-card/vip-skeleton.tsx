import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import { VipHead } from './vip-head';
import styles from './vip-level-card.module.css';

/** The card of a player, as large as it is going to be. */
export function VipSkeleton(): ReactElement {
  const t = useTranslate();
  return (
    <>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <VipHead>
        <p className={styles.label}>{t('vip.yourLevel')}</p>
        <p className={styles.name}>
          <Skeleton blockSize="1.3em" inlineSize="60%" />
        </p>
        <p className={styles.points}>
          <Skeleton blockSize="1.3em" inlineSize="80%" />
        </p>
      </VipHead>
      <div className={styles.way}>
        <Skeleton blockSize="8px" />
        <p className={styles.missing}>
          <Skeleton blockSize="1.3em" inlineSize="70%" />
        </p>
      </div>
    </>
  );
}
