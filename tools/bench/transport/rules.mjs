/** What every contestant is set up for, as near as its options come (spec §8). */
export const rules = {
  /** Limit of one attempt, in milliseconds. */
  timeLimit: 10_000,
  attempts: 3,
  /** Between two attempts, in milliseconds. */
  pause: 4_000,
};

/** The primary host and a backup. */
export const hosts = ['https://api.shop.test', 'https://backup1.shop.test'];

/** What a call carries besides its own parameters. */
export const session = { spec_lang: 'en', oauth_token: '2c1f0f1e-6b1c-4a53-9a3f-1f8f3a0b8d11' };

/** Path of the call that is made: the one of `orderInfo`. */
export const path = '/api/pay/getOrderInfo';
