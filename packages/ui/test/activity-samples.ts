import { type Translate, formatRemaining } from '@shop/i18n';
import type { ActivityAmount, ActivityItem, ActivityReward } from '../src/activity-list';
import type { Claim } from '../src/claim-row';
import { samplePicture } from './story-pictures';

const names = ['Wooden chest', 'Iron chest', 'Golden chest', 'Star chest'];

const money = (amount: string): ActivityAmount => ({ kind: 'money', money: amount });

/** Returns an amount of days in a row. */
export const sampleDays = (days: number): ActivityAmount => ({ kind: 'days', days });

const received: Claim = { state: 'received', onClaim: () => undefined };

/** Returns a reward that is not reached. */
export function sampleReward(
  id: number,
  need: ActivityAmount,
  changes: Partial<ActivityReward> = {},
): ActivityReward {
  return {
    id: String(id),
    name: names[id % names.length] ?? '',
    icon: samplePicture((id * 67) % 360),
    count: String(id + 1),
    need,
    claim: { state: 'locked', onClaim: () => undefined },
    ...changes,
  };
}

/** Returns an activity that counts money, between the second and the third of four rewards. */
export function sampleCumulative(t: Translate, changes: Partial<ActivityItem> = {}): ActivityItem {
  return {
    id: 'cumulative',
    name: 'Top-up rewards',
    description: 'Everything you top up for this character counts. Claim each reward once.',
    period: '2026/11/01 00:00 – 2026/12/01 00:00 UTC+0',
    phase: { kind: 'running', endsIn: formatRemaining(787_200, t) },
    soFar: money('$35.00'),
    percent: 70,
    next: {
      name: 'Golden chest',
      icon: samplePicture(134),
      count: '3',
      need: money('$50.00'),
      missing: money('$15.00'),
    },
    rewards: [
      sampleReward(0, money('$5.00'), { claim: received }),
      sampleReward(1, money('$20.00'), { claim: { ...received, state: 'claimable' } }),
      sampleReward(2, money('$50.00')),
      sampleReward(3, money('$100.00')),
    ],
    ...changes,
  };
}

/** Returns an activity that counts days in a row. */
export function sampleConsecutive(t: Translate, changes: Partial<ActivityItem> = {}): ActivityItem {
  return {
    id: 'continue',
    name: 'Days in a row',
    description: 'Top up on several days in a row. A day begins at 00:00 UTC.',
    period: '2026/11/15 00:00 – 2026/11/29 00:00 UTC+0',
    phase: { kind: 'running', endsIn: formatRemaining(614_400, t) },
    soFar: sampleDays(2),
    percent: 66.67,
    next: {
      name: 'Iron chest',
      icon: samplePicture(67),
      count: '2',
      need: sampleDays(3),
      missing: sampleDays(1),
    },
    rewards: [
      sampleReward(0, sampleDays(1), { claim: received }),
      sampleReward(1, sampleDays(3)),
      sampleReward(2, sampleDays(7)),
    ],
    ...changes,
  };
}
