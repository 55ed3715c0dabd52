import * as v from 'valibot';
import { defineCall } from '../../call';
import { lenientList } from '../../wire/lenient-list';
import { localizedText } from '../../wire/localized-text';
import { numeric } from '../../wire/numeric';
import { optionalText, requiredText } from '../../wire/text';
import { timestamp } from '../../wire/timestamp';
import { pagePaths } from '../page-paths';
import { withDefault } from '../../wire/with-default';

/** The measure of an activity: the amount topped up, or the days in a row with a top-up (spec §1). */
export const activityKinds = ['cumulative', 'continue'] as const;

/** One of {@link activityKinds}. */
export type ActivityKind = (typeof activityKinds)[number];

/** The states of a reward (spec §4): not reached yet, claimable, received. */
export const rewardStates = ['locked', 'claimable', 'received'] as const;

/** One of {@link rewardStates}. */
export type RewardState = (typeof rewardStates)[number];

const reward = v.object({
  gift_id: requiredText,
  name: localizedText,
  icon: optionalText,
  /** How many the player gets. */
  count: withDefault(numeric, 1),
  /** The threshold: major units of the activity's currency, or days. */
  need: v.pipe(numeric, v.minValue(0)),
  state: v.picklist(rewardStates),
});

const activity = v.object({
  activity_id: requiredText,
  kind: v.picklist(activityKinds),
  name: localizedText,
  description: localizedText,
  /** Both in seconds since 1970. */
  start_time: timestamp,
  end_time: timestamp,
  /** ISO 4217 code of amounts; empty for activities that count days. */
  currency: optionalText,
  /** The player's progress, in the unit of `need`. */
  progress: v.pipe(numeric, v.minValue(0)),
  rewards: lenientList(reward),
});

/** A top-up activity with its rewards. */
export type Activity = v.InferOutput<typeof activity>;
/** A reward of an activity. */
export type ActivityReward = v.InferOutput<typeof reward>;

/** The top-up activities of a game for one role (spec §1, §7). */
export const activityInfo = defineCall({
  name: 'activityInfo',
  kind: 'read',
  audience: 'player',
  path: pagePaths.activityInfo,
  params: v.object({
    client_id: requiredText,
    server_id: requiredText,
    role_id: requiredText,
    area_id: v.optional(v.string()),
  }),
  content: v.object({ activities: lenientList(activity) }),
});
