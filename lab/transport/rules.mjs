/** The settings of every candidate, as far as its options allow (spec §8). */
export const rules = {
  /** Of one attempt. */
  timeoutMs: 10_000,
  attempts: 3,
  retryPauseMs: 4_000,
};

/** The primary host and a backup. */
export const hosts = ['https://api.shop.test', 'https://backup1.shop.test'];

/** The parameters of every call. */
export const session = { spec_lang: 'en', oauth_token: '2c1f0f1e-6b1c-4a53-9a3f-1f8f3a0b8d11' };

/** Path of the call `orderInfo`. */
export const path = '/api/pay/getOrderInfo';
