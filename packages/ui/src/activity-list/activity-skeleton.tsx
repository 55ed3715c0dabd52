import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Skeleton } from '../skeleton';
import { VisuallyHidden } from '../visually-hidden';
import styles from './activity-list.module.css';

/** Two cards, one for each kind there is. */
export function ActivitySkeleton(): ReactElement {
  const t = useTranslate();
  return (
    <div className={styles.list}>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Skeleton blockSize="480px" />
      <Skeleton blockSize="480px" />
    </div>
  );
}
