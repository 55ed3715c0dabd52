import { PurchaseCode } from './purchase-code';

/**
 * The codes that the first screen of the shop handles: besides those of a purchase success, those that concern the whole
 * page (spec §8), and what a status of HTTP stands for.
 */
export const CommonCode = {
  ...PurchaseCode,
  success: 1,
  notRealNameVerified: 6001,
  noGame: -3001,
  wrongDomain: -3014,
  replenishError: -3016,
  illegalCouponUse: -3062,
  linkExpired: -3072,
} as const;
