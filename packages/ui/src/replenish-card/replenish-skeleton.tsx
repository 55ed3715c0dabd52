import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import styles from './replenish-card.module.css';

/** As high as the facts and the button to come. */
export function ReplenishSkeleton(): ReactElement {
  const t = useTranslate();
  return (
    <>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <div className={styles.facts} data-loading>
        <div className={styles.who}>
          <Skeleton blockSize="1.25rem" inlineSize="9rem" />
          <Skeleton blockSize="56px" />
        </div>
        <div className={styles.amount}>
          <Skeleton blockSize="1.625rem" />
        </div>
      </div>
      <Skeleton blockSize="var(--target)" />
    </>
  );
}
