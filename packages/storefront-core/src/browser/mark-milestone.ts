/** A step of a purchase whose time is measured. */
export type Milestone = 'goods-visible' | 'payment-opened' | 'order-requested' | 'outcome-shown';

/** Returns the name of a milestone in the browser's timeline. */
export function markOf(milestone: Milestone): string {
  return `shop-${milestone}`;
}

/**
 * Marks a milestone in the browser's timeline, where the metrics read it if they are on, and developer tools show it.
 * What marks it knows of neither.
 */
export function markMilestone(milestone: Milestone): void {
  performance.mark(markOf(milestone));
}
