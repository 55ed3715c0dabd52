import type { Activity, ActivityReward } from '@shop/contract';
import {
  type Language,
  type Translate,
  formatMoney,
  formatRemaining,
  formatTimestamp,
  localOffsetMinutes,
  textIn,
} from '@shop/i18n';
import type { ActivityAmount, ActivityItem } from '@shop/ui/activity-list';
import type { ClaimOf } from './use-gift-claims';

/** What the texts of an activity depend on, besides the activity. */
export interface ActivityContext {
  /** The time by the server's clock, in milliseconds since 1970. */
  readonly nowMs: number;
  readonly language: Language;
  readonly translate: Translate;
  readonly claimOf: ClaimOf;
}

/**
 * Returns an activity as the page shows it (spec §1): the progress in money or in days (spec §9), what is
 * missing to the next reward, and all rewards in the order they are reached.
 */
export function activityItem(
  activity: Activity,
  { nowMs, language, translate, claimOf }: ActivityContext,
): ActivityItem {
  const { activity_id: id, kind, progress, currency } = activity;
  const amount = (value: number): ActivityAmount => {
    switch (kind) {
      case 'cumulative':
        return { kind: 'money', money: formatMoney(value, currency, language) };
      case 'continue':
        return { kind: 'days', days: value };
    }
  };
  const rewards = [...activity.rewards].sort((one, other) => one.need - other.need);
  const item = ({ name, icon, count }: ActivityReward) => ({
    name: textIn(name, language),
    icon,
    count: String(count),
  });
  const next = rewards.find(({ state }) => state === 'locked');
  return {
    id,
    name: textIn(activity.name, language),
    description: textIn(activity.description, language),
    period: periodOf(activity),
    phase: phaseOf(activity, nowMs, translate),
    soFar: amount(progress),
    percent: next === undefined ? 100 : percentOf(progress, next.need),
    next:
      next === undefined
        ? null
        : {
            ...item(next),
            need: amount(next.need),
            missing: amount(Math.max(0, next.need - progress)),
          },
    rewards: rewards.map((reward) => ({
      id: reward.gift_id,
      ...item(reward),
      need: amount(reward.need),
      claim: claimOf(id, reward),
    })),
  };
}

/**
 * Returns the ids of activities in the order the page lists them: those with something to claim, those in
 * progress, those that are done or over.
 */
export function listingOrder(activities: readonly Activity[], nowMs: number): readonly string[] {
  const rank = ({ rewards, end_time: endsAt }: Activity): number => {
    if (rewards.some(({ state }) => state === 'claimable')) return 0;
    return endsAt * 1_000 > nowMs && rewards.some(({ state }) => state === 'locked') ? 1 : 2;
  };
  return [...activities]
    .sort((one, other) => rank(one) - rank(other))
    .map(({ activity_id: id }) => id);
}

/** The share of what the next reward takes, from 0 to 100. Both are counted from zero. */
function percentOf(progress: number, need: number): number {
  return need <= progress ? 100 : Math.round((progress / need) * 10_000) / 100;
}

/** Thirty days: of what ends later, hours and minutes say nothing. */
const maxCountedSeconds = 30 * 86_400;

function phaseOf(
  { end_time: endsAt }: Activity,
  nowMs: number,
  translate: Translate,
): ActivityItem['phase'] {
  const secondsLeft = endsAt - nowMs / 1_000;
  if (secondsLeft <= 0) return { kind: 'ended' };
  const isNear = secondsLeft <= maxCountedSeconds;
  return { kind: 'running', endsIn: isNear ? formatRemaining(secondsLeft, translate) : null };
}

/** Begin and end with their UTC offset, which is given once if both have the same. */
function periodOf({ start_time: startsAt, end_time: endsAt }: Activity): string {
  const [begin, end] = [startsAt, endsAt].map((time) =>
    formatTimestamp(time, localOffsetMinutes(time)).split(/ (?=UTC)/),
  );
  const [beginTime = '', beginOffset = ''] = begin ?? [];
  const [endTime = '', endOffset = ''] = end ?? [];
  const from = beginOffset === endOffset ? beginTime : `${beginTime} ${beginOffset}`;
  return `${from} – ${endTime} ${endOffset}`;
}
