import type { MessageKey, Translate } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId } from 'react';
import { ClockIcon, SuccessIcon } from '../icon';
import { ItemQuantity } from '../item-quantity';
import { Picture } from '../picture';
import { Progress } from '../progress';
import { Skeleton } from '../skeleton';
import styles from './activity-card.module.css';
import type { ActivityAmount, ActivityItem, NextReward } from './activity-list';
import { amountText, missingText, soFarText } from './amount-text';
import { RewardList } from './reward-list';

/** Props of {@link ActivityCard}. */
interface ActivityCardProps {
  readonly activity: ActivityItem;
  /** Called when the player opens the rewards. */
  readonly onRewardsOpened?: (() => void) | undefined;
}

/** One activity: how far the player is, the one reward that comes next, and all of them. */
export function ActivityCard({ activity, onRewardsOpened }: ActivityCardProps): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  const { name, phase, soFar, percent, next, rewards } = activity;
  const reached = soFarText(soFar, t);
  const goal = next === null ? '' : amountText(next.need, t);
  return (
    <article aria-labelledby={titleId} className={styles.card} data-phase={phase.kind}>
      <ActivityHead activity={activity} titleId={titleId} />
      <div className={styles.way}>
        <p className={styles.reached}>
          <span>{reached}</span>
          {goal !== '' && <bdi className={styles.goal}>{goal}</bdi>}
        </p>
        <Progress
          label={name}
          percent={percent}
          valueText={goal === '' ? reached : `${reached} / ${goal}`}
        />
      </div>
      {phase.kind === 'running' && rewards.length > 0 && <NextRewardLine next={next} />}
      {rewards.length > 0 && <RewardList onOpened={onRewardsOpened} rewards={rewards} />}
    </article>
  );
}

const kinds = {
  money: 'activity.cumulative',
  days: 'activity.continue',
} as const satisfies Record<ActivityAmount['kind'], MessageKey>;

/** Props of {@link ActivityHead}. */
interface ActivityHeadProps {
  readonly activity: ActivityItem;
  readonly titleId: string;
}

/** What the activity is, and how long it runs. */
function ActivityHead({ activity, titleId }: ActivityHeadProps): ReactElement {
  const t = useTranslate();
  const { name, description, period, phase, soFar } = activity;
  const end = endText(phase, t);
  return (
    <header className={styles.head}>
      <p className={styles.facts}>
        <span className={styles.kind}>{t(kinds[soFar.kind])}</span>
        {end !== null && (
          <span className={styles.phase}>
            <ClockIcon size={16} />
            {end}
          </span>
        )}
      </p>
      <h2 className={styles.name} id={titleId}>
        <bdi>{name}</bdi>
      </h2>
      {description !== '' && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <p className={styles.period}>
        <bdi>{period}</bdi>
      </p>
    </header>
  );
}

/** Returns when an activity ends; null if its period says enough. */
function endText(phase: ActivityItem['phase'], t: Translate): string | null {
  if (phase.kind === 'ended') return t('activity.ended');
  return phase.endsIn === null ? null : t('activity.endsIn', { time: phase.endsIn });
}

/** The reward to show, with what is missing to reach it; or a note that none is left. */
function NextRewardLine({ next }: { readonly next: NextReward | null }): ReactElement {
  const t = useTranslate();
  if (next === null)
    return (
      <p className={styles.all}>
        <SuccessIcon size={20} />
        {t('activity.allReached')}
      </p>
    );
  return (
    <div className={styles.next}>
      <Picture name={next.name} size={40} src={next.icon} />
      <div className={styles.nextWords}>
        <span className={styles.nextLabel}>{t('activity.nextReward')}</span>
        <ItemQuantity count={next.count} name={next.name} />
        <span className={styles.missing}>{missingText(next.missing, t)}</span>
      </div>
    </div>
  );
}

/** A card whose activity is awaited: its head, its bar, the next reward and four rewards. */
export function CardSkeleton(): ReactElement {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Skeleton blockSize="22px" inlineSize="55%" />
        <Skeleton blockSize="24px" inlineSize="70%" />
        <Skeleton blockSize="40px" />
        <Skeleton blockSize="16px" inlineSize="80%" />
      </div>
      <div className={styles.way}>
        <Skeleton blockSize="18px" inlineSize="45%" />
        <Skeleton blockSize="8px" />
      </div>
      <div className={styles.next}>
        <Skeleton blockSize="40px" inlineSize="40px" />
        <Skeleton blockSize="56px" />
      </div>
      <div className={styles.awaited}>
        <Skeleton blockSize="20px" inlineSize="35%" />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton blockSize="48px" key={row} />
        ))}
      </div>
    </div>
  );
}
