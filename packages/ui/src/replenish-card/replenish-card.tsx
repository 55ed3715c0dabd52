import { useTranslate } from '@shop/i18n';
import { type ReactElement, useId } from 'react';
import { ReplenishBody } from './replenish-body';
import type { ReplenishCardProps } from './replenish-card-props';
import styles from './replenish-card.module.css';

/**
 * The page of somebody who pays for another player: for whom, which game, how much and how long
 * (spec §1 and §4). Its title is the page's, since the old version's header has none.
 */
export function ReplenishCard({ state }: ReplenishCardProps): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h1 className={styles.title} id={titleId}>
        {t('replenish.title')}
      </h1>
      <ReplenishBody state={state} />
    </section>
  );
}
