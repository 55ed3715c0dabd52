/**
 * The paths of the calls that the pages besides those of a purchase begin with, which the script in the page
 * makes as well; see `firstScreenPaths`.
 */
export const pagePaths = {
  activityInfo: '/api/cumulative/cumulativeActivityInfo',
  vipBasicInfo: '/api/coupons/vipBasicInfo',
  vipInfo: '/api/coupons/vipInfo',
  couponList: '/api/coupons/couponList',
} as const;
