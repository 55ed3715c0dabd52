import type { VipLevel } from '@shop/contract';

/** Where a player stands on the way up (spec §4). */
export interface VipProgress {
  /** The level that comes next; null at the top. */
  readonly next: VipLevel | null;
  /** From 0 to 100, in hundredths; 100 at the top. */
  readonly percent: number;
  /** Growth points to the next level, never below 0; 0 at the top. */
  readonly missing: number;
}

/** Where a player stands, as the server says it. */
export interface VipMembership {
  /** The `level_id` of the player's level; of no level in the list where none is reached yet. */
  readonly levelId: string;
  /** Growth points in all. */
  readonly points: number;
}

function inHundredths(percent: number): number {
  return Math.round(percent * 100) / 100;
}

/**
 * How far a player is on the way to the next level: the growth points of the player as a share of
 * those the next level needs, both counted from the beginning, so that the bar, the points in all and
 * the points missing say the same. The server names the level; where it has not yet counted what was
 * just earned, the points may exceed the next level's need, and the share ends at 100.
 *
 * @param levels Lowest first, as `vipBasicInfo` gives them.
 * @example vipProgress({ levelId: 'bronze', points: 1_250 }, levels).percent // 62.5 of silver's 2,000
 */
export function vipProgress(
  { levelId, points }: VipMembership,
  levels: readonly VipLevel[],
): VipProgress {
  const next = levels[levels.findIndex(({ level_id }) => level_id === levelId) + 1] ?? null;
  if (next === null) return { next, percent: 100, missing: 0 };
  const missing = Math.max(0, next.need_points - points);
  if (missing === 0) return { next, percent: 100, missing };
  return { next, percent: inHundredths((points / next.need_points) * 100), missing };
}
