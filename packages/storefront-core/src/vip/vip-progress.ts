import type { VipLevel } from '@shop/contract';

/** A player's progress to the next level (spec §4). */
export interface VipProgress {
  /** The next level; null at the top. */
  readonly next: VipLevel | null;
  /** From 0 to 100, in hundredths; 100 at the top. */
  readonly percent: number;
  /** Growth points to the next level, never below 0; 0 at the top. */
  readonly missing: number;
}

/** A player's level and points, as the back end reports them. */
export interface VipMembership {
  /** The `level_id` of the player's level; not in the list if none is reached yet. */
  readonly levelId: string;
  /** Growth points in all. */
  readonly points: number;
}

function inHundredths(percent: number): number {
  return Math.round(percent * 100) / 100;
}

/**
 * Returns a player's progress: the growth points as a share of those the next level needs, both counted
 * from zero, so that the bar, the total and the missing points agree. The back end sets the level. If
 * it lags behind the points, they may exceed what the next level needs; the share ends at 100.
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
