import { useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import type { Claim } from '../claim-row';
import { GiftIcon } from '../icon';
import type { ListState } from '../list-state';
import { LoadErrorNotice, Notice } from '../notice';
import { VisuallyHidden } from '../visually-hidden';
import { ActivityCard, CardSkeleton } from './activity-card';
import styles from './activity-list.module.css';

/**
 * An amount of what an activity counts (spec §1): money, formatted by the owner, or days in a row,
 * whose words depend on the number.
 */
export type ActivityAmount =
  | { readonly kind: 'money'; readonly money: string }
  | { readonly kind: 'days'; readonly days: number };

/** Something an activity gives. */
export interface ActivityReward {
  readonly id: string;
  readonly name: string;
  /** Address of the icon; may be empty. */
  readonly icon: string;
  /** How many of it are given, formatted. */
  readonly count: string;
  /** What has to be reached. */
  readonly need: ActivityAmount;
  readonly claim: Claim;
}

/** The reward that comes next. */
export interface NextReward {
  readonly name: string;
  readonly icon: string;
  readonly count: string;
  /** What has to be reached. */
  readonly need: ActivityAmount;
  /** What is still missing to it. */
  readonly missing: ActivityAmount;
}

/** A top-up activity as it stands for the chosen role. */
export interface ActivityItem {
  readonly id: string;
  readonly name: string;
  /** May be empty. A line break is shown as one. */
  readonly description: string;
  /** From when to when, formatted: `2026/01/01 00:00 – 2026/02/01 00:00 UTC+8`. */
  readonly period: string;
  /** `endsIn`: time until the end, such as `3 days 4 h`; null while that is far. */
  readonly phase:
    | { readonly kind: 'running'; readonly endsIn: string | null }
    | { readonly kind: 'ended' };
  /** How far the player is. Its kind says what the activity counts. */
  readonly soFar: ActivityAmount;
  /** Percent toward the next reward, 0 to 100; 100 where all are reached. */
  readonly percent: number;
  /** Null where every reward has been reached. */
  readonly next: NextReward | null;
  /** In the order they are reached, so that claiming one moves none. */
  readonly rewards: readonly ActivityReward[];
}

/** Props of {@link ActivityList}. */
export interface ActivityListProps {
  activities: ListState<ActivityItem>;
  /** Called when the player opens the rewards of an activity. */
  onRewardsOpened?: (() => void) | undefined;
}

/**
 * The content of the page /activity (spec §2): a card for each cumulative and consecutive top-up
 * activity, two abreast where there is room.
 */
export function ActivityList({ activities, onRewardsOpened }: ActivityListProps): ReactElement {
  const t = useTranslate();
  switch (activities.kind) {
    case 'loading':
      return <ActivitySkeleton />;
    case 'error':
      return (
        <LoadErrorNotice
          onRetry={activities.onRetry}
          text={activities.text}
          title="activity.loadFailed"
        />
      );
    case 'ready':
      if (activities.items.length === 0)
        return <Notice icon={<GiftIcon size={28} />} title={t('activity.empty')} />;
      return (
        <ul className={styles.list}>
          {activities.items.map((activity) => (
            <li className={styles.item} key={activity.id}>
              <ActivityCard activity={activity} onRewardsOpened={onRewardsOpened} />
            </li>
          ))}
        </ul>
      );
  }
}

/** Two cards, one for each kind there is, with the parts of an activity. */
function ActivitySkeleton(): ReactElement {
  const t = useTranslate();
  return (
    <div className={styles.list} data-awaited>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <CardSkeleton />
      <CardSkeleton />
    </div>
  );
}
