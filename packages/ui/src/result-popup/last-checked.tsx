import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { Skeleton } from '../skeleton';
import styles from './result-popup.module.css';

/** Props of {@link LastChecked}. */
interface LastCheckedProps {
  checking: boolean;
  lastChecked: string | null;
}

/** Whether the order is being read, and when that last happened: a waiting player sees it is alive. */
export function LastChecked({ checking, lastChecked }: LastCheckedProps): ReactElement {
  const t = useTranslate();
  if (checking) return <p className={styles.checked}>{t('result.checking')}</p>;
  if (lastChecked !== null)
    return <p className={styles.checked}>{t('result.lastChecked', { time: lastChecked })}</p>;
  return <Skeleton blockSize="1.25rem" inlineSize="0" />;
}
