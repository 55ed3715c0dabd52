import type { CouponOption, CouponStanding } from '../coupon-card';
import type { ListState } from '../list-state';

/** Stands for a number that is not known yet. */
const unknownCount = '–';

/** The coupons of one standing; a list that is not there yet stays what it is. */
export function couponsThat(
  list: ListState<CouponOption>,
  kind: CouponStanding['kind'],
): ListState<CouponOption> {
  if (list.kind !== 'ready') return list;
  return { kind: 'ready', items: list.items.filter(({ standing }) => standing.kind === kind) };
}

/** How many there are, for the tab. */
export function countOf(list: ListState<CouponOption>): string {
  return list.kind === 'ready' ? String(list.items.length) : unknownCount;
}
