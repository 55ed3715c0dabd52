import { useTranslate } from '@shop/i18n';
import { type ReactElement, useState } from 'react';
import { ClaimRow } from '../claim-row';
import { ChevronDownIcon } from '../icon';
import { Picture } from '../picture';
import type { ActivityReward } from './activity-list';
import { needText } from './amount-text';
import styles from './reward-list.module.css';

/** As many rewards as need no closing. */
const maxUnfolded = 8;

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
    rewards.length <= maxUnfolded || rewards.some(({ claim }) => claim.state === 'claimable'),
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

/** One reward: what it is, what it takes, and its way from locked to received (spec §4). */
function RewardRow({ reward }: { readonly reward: ActivityReward }): ReactElement {
  const t = useTranslate();
  const { name, icon, count, need, claim } = reward;
  return (
    <ClaimRow
      claim={claim}
      count={count}
      detail={needText(need, t)}
      name={name}
      picture={<Picture name={name} src={icon} />}
    />
  );
}
