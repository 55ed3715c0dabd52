import { useTranslate } from '@shop/i18n';
import { type ReactElement, useId } from 'react';
import { Progress } from '../progress';
import styles from './activity-card.module.css';
import { ActivityHead } from './activity-head';
import type { ActivityItem } from './activity-list-props';
import { soFarWords } from './amount-words';
import { NextRewardLine } from './next-reward-line';
import { RewardList } from './reward-list';

/** One activity: how far the player is, the one reward that comes next, and all of them. */
export function ActivityCard({ activity }: { readonly activity: ActivityItem }): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  const { name, phase, soFar, percent, next, rewards } = activity;
  const reached = soFarWords(soFar, t);
  return (
    <article aria-labelledby={titleId} className={styles.card} data-phase={phase.kind}>
      <ActivityHead activity={activity} titleId={titleId} />
      <div className={styles.way}>
        <p className={styles.reached}>{reached}</p>
        <Progress label={name} percent={percent} valueText={reached} />
      </div>
      {phase.kind === 'running' && <NextRewardLine next={next} />}
      {rewards.length > 0 && <RewardList rewards={rewards} />}
    </article>
  );
}
