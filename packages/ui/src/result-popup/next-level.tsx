import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import { Progress } from '../progress';
import { Skeleton } from '../skeleton';
import styles from './celebration.module.css';

/** The way to the next level; its place is kept while it is being asked for. */
export type NextLevelState =
  | 'loading'
  | {
      readonly name: string;
      /** Growth points to it, formatted. */
      readonly missing: string;
      /** From 0 to 100. */
      readonly percent: number;
    };

/** How near the next level is after a payment: a line and a bar. Not announced, since it comes after the outcome. */
export function NextLevel({ state }: { readonly state: NextLevelState }): ReactElement {
  const t = useTranslate();
  if (state === 'loading')
    return (
      <div className={styles.level}>
        <Skeleton blockSize="3em" />
      </div>
    );
  const { name, missing, percent } = state;
  return (
    <div className={styles.level}>
      <bdi className={styles.toNext}>{t('vip.toNext', { growth: missing, name })}</bdi>
      <Progress
        label={t('vip.progress', { name })}
        percent={percent}
        valueText={`${String(percent)}%`}
      />
    </div>
  );
}
