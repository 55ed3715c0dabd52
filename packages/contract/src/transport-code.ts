/**
 * The codes that the transport of the calls itself handles: success, those that concern the whole page
 * (spec §8), and those that a status of HTTP stands for. Apart from the other codes, since the first
 * screen of the shop contains only these.
 */
export const TransportCode = {
  success: 1,
  notLoggedIn: -600,
  notRealNameVerified: 6001,
  noGame: -3001,
  wrongDomain: -3014,
  replenishError: -3016,
  illegalCouponUse: -3062,
  linkExpired: -3072,
  malformedRequest: -4000,
  notFound: -4040,
  tooManyRequests: -4290,
} as const;
