import { useTranslate } from '@shop/i18n/react';
import { type MouseEvent, type ReactElement, useCallback, useState } from 'react';
import { ClaimRow } from '../claim-row';
import { ChevronDownIcon } from '../icon';
import { Picture } from '../picture';
import type { ActivityReward } from './activity-list';
import { needText } from './amount-text';
import styles from './reward-list.module.css';
import { ScrollEnd } from './scroll-end';

/** As many rewards as need no closing. */
const maxUnfolded = 8;

/** As many rewards are added when the end of the list comes near (spec §9, scroll-end). */
const partSize = 20;

/** Props of {@link RewardList}. */
interface RewardListProps {
  readonly rewards: readonly ActivityReward[];
  /** Called when the player opens the list. */
  readonly onOpened?: (() => void) | undefined;
}

/**
 * All rewards of an activity. A long list starts closed, so that the activity below is in reach,
 * unless something in it waits to be claimed; after that it is the player's to open and close. Of an open
 * one as much is rendered as the player has come near.
 */
export function RewardList({ rewards, onOpened }: RewardListProps): ReactElement {
  const t = useTranslate();
  const [isOpen] = useState(
    rewards.length <= maxUnfolded || rewards.some(({ claim }) => claim.state === 'claimable'),
  );
  const received = rewards.filter(({ claim }) => isReceived(claim.state)).length;
  const noteOpening = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // It opens after the press.
    if (!currentTarget.closest('details')?.open) onOpened?.();
  };
  return (
    <details className={styles.rewards} open={isOpen}>
      <summary className={styles.summary} onClick={noteOpening}>
        <span className={styles.line}>
          <span className={styles.title}>{t('reward.list')}</span>
          <bdi className={styles.number}>
            {received} / {rewards.length}
          </bdi>
          <span className={styles.chevron}>
            <ChevronDownIcon size={20} />
          </span>
        </span>
      </summary>
      <RewardRows rewards={rewards} />
    </details>
  );
}

function isReceived(state: ActivityReward['claim']['state']): boolean {
  return state === 'received' || state === 'claimed';
}

/** The rows as far as the player has come; a long list says where it ends (`tip_no_more`). */
function RewardRows({ rewards }: Pick<RewardListProps, 'rewards'>): ReactElement {
  const t = useTranslate();
  const [shown, setShown] = useState(partSize);
  const showMore = useCallback(() => {
    setShown((before) => before + partSize);
  }, []);
  return (
    <>
      <ol className={styles.list}>
        {rewards.slice(0, shown).map((reward) => (
          <RewardRow key={reward.id} reward={reward} />
        ))}
      </ol>
      {shown < rewards.length && <ScrollEnd key={shown} onReach={showMore} />}
      {shown >= rewards.length && rewards.length > partSize && (
        <p className={styles.noMore}>{t('tip_no_more')}</p>
      )}
    </>
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
