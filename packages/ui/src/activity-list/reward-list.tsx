import { useTranslate } from '@shop/i18n';
import { type ReactElement, useState } from 'react';
import { ChevronDownIcon } from '../icon';
import type { ActivityReward } from './activity-list-props';
import styles from './reward-list.module.css';
import { RewardRow } from './reward-row';

/** As many rewards as need no closing. */
const few = 8;

/**
 * All rewards of an activity. A long list starts closed, so that the activity below is in reach,
 * unless something in it waits to be claimed; after that it is the player's to open and close.
 */
export function RewardList({
  rewards,
}: {
  readonly rewards: readonly ActivityReward[];
}): ReactElement {
  const t = useTranslate();
  const [isOpen] = useState(
    rewards.length <= few || rewards.some(({ claim }) => claim.state === 'claimable'),
  );
  const received = rewards.filter(({ claim }) => claim.state === 'received').length;
  return (
    <details className={styles.rewards} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{t('reward.list')}</span>
        <bdi className={styles.number}>
          {received} / {rewards.length}
        </bdi>
        <span className={styles.chevron}>
          <ChevronDownIcon size={20} />
        </span>
      </summary>
      <ol className={styles.list}>
        {rewards.map((reward) => (
          <RewardRow key={reward.id} reward={reward} />
        ))}
      </ol>
    </details>
  );
}
