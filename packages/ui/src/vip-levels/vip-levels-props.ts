import type { Claim } from '../claim-row';
import type { ListState } from '../list-state';

/** How often a coupon is given out (spec §3): once, every week or every month. */
export type VipPeriod = 'permanent' | 'week' | 'month';

/** A coupon a level gives. */
export interface VipCoupon {
  readonly id: string;
  readonly name: string;
  /** What it is good for, such as "10% off"; null where the name says it. */
  readonly detail: string | null;
  /** How many are given each time, formatted. */
  readonly count: string;
  /** Null where there is nothing to claim now, as for a guest. */
  readonly claim: Claim | null;
}

/** A level with what it gives. */
export interface VipLevelItem {
  readonly id: string;
  readonly name: string;
  /** Growth points from which on a player has it, formatted. */
  readonly from: string;
  /** Where the player stands to it; null while nobody is signed in. */
  readonly state: 'reached' | 'current' | 'locked' | null;
  readonly coupons: Readonly<Record<VipPeriod, readonly VipCoupon[]>>;
}

/** Props of {@link VipLevels}. */
export interface VipLevelsProps {
  /** Lowest first. */
  levels: ListState<VipLevelItem>;
}
