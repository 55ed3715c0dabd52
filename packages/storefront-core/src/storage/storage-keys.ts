/**
 * Every key that the shop writes, with the days after which its value expires; null if it does not. A
 * key that is not here does not compile, nor does another expiry. The README says what is under each.
 */
export const storageKeys = {
  paymentUserinfo: null,
  paymentOrderInfo: 7,
  paymentGameInfo: 7,
  paymentBakApi: 1,
  payment_domain_area: null,
  perfLang: null,
  trackTimestamp: null,
  paymentUuid: null,
  trafficSource: null,
  betaAccountKey: null,
  betaUserInfo: null,
  autoShowAccum: 1,
  paymentOrders: 7,
  paymentShownOrder: null,
  paymentUnanswered: null,
  paymentGoods: 7,
  paymentGameColours: 7,
  startFailure: 7,
  paymentSignIn: null,
  paymentPayerSignIn: null,
  replenishBillingNo: 7,
  paymentProbe: null,
  paymentOpenPopups: null,
  paymentUnverified: null,
  paymentChoicesOwner: null,
} as const;
