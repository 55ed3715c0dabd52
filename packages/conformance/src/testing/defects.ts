import {
  type Corrupt,
  changing,
  corruptResponse,
  ignoringHeader,
  miscoding,
  mistaking,
  paying,
  withoutHeader,
} from './corrupt';
import { orderDefects } from './order-defects';

/** A defect of a back end, and the rule that finds it. */
export interface Defect {
  readonly name: string;
  readonly corrupt: Corrupt;
  /** The domain of a rule over several calls, or the call that a rule of every call is checked with. */
  readonly at: string;
  readonly rule: string;
  readonly finding: RegExp;
}

const goods = '/api/pay/getThirdGift';

/** Names one parameter in the place of the one that is wrong. */
const naming = (other: string, wrong: string): Defect['corrupt'] =>
  corruptResponse(goods, ({ body }) => ({
    body: body.replace(`"parameter":"${wrong}"`, `"parameter":"${other}"`),
  }));

const callDefects: readonly Defect[] = [
  {
    name: 'serves prefetches',
    corrupt: ignoringHeader('purpose'),
    at: 'receiveCoupons',
    rule: 'refuses requests that a browser makes by itself',
    finding: /code 1 instead of a refusal/,
  },
  {
    name: 'writes a price as a word',
    corrupt: corruptResponse(goods, ({ body }) => ({
      body: body.replace('"price":4.99', '"price":"free"'),
    })),
    at: 'goodsList',
    rule: 'answers a right request',
    finding: /content\.goods\[0\]\.price should be .*"free"; a storefront drops the row/,
  },
  {
    name: 'lets caches store responses',
    corrupt: withoutHeader('cache-control'),
    at: 'goodsList',
    rule: 'forbids caches to keep the answer',
    finding: /should be no-store/,
  },
  {
    name: 'sends no CORS header',
    corrupt: withoutHeader('access-control-allow-origin'),
    at: 'goodsList',
    rule: 'lets the storefront’s origin read it',
    finding: /Access-Control-Allow-Origin is “”/,
  },
  {
    name: 'does not expose its date',
    corrupt: withoutHeader('access-control-expose-headers'),
    at: 'goodsList',
    rule: 'lets the storefront’s origin read it',
    finding: /should name Date/,
  },
  {
    name: 'serves guests as players',
    corrupt: mistaking('/util/login/get_user_info', 'oauth_token', null, 'alice@g7'),
    at: 'currentUser',
    rule: 'answers -600 without a token and with a wrong one',
    finding: /code 1 instead of code -600/,
  },
  {
    name: 'guesses a missing game',
    corrupt: mistaking(goods, 'client_id', null, '7'),
    at: 'goodsList',
    rule: 'refuses when a required parameter is missing',
    finding: /code 1 although client_id is missing/,
  },
  {
    name: 'names a parameter that is not missing',
    corrupt: naming('platform', 'client_id'),
    at: 'goodsList',
    rule: 'refuses when a required parameter is missing',
    finding: /names the parameter platform, and client_id is missing/,
  },
  {
    name: 'names another parameter than the wrong one',
    corrupt: naming('client_id', 'domain_area'),
    at: 'catalogue',
    rule: 'a parameter that cannot be read is named, without its value',
    finding: /names the parameter client_id, and domain_area is wrong/,
  },
  {
    name: 'repeats the value of a wrong parameter',
    corrupt: corruptResponse(goods, ({ body }, { searchParams }) => ({
      body: body.replace(
        '"domain_area"',
        `"domain_area","value":"${searchParams.get('domain_area') ?? ''}"`,
      ),
    })),
    at: 'catalogue',
    rule: 'a parameter that cannot be read is named, without its value',
    finding: /repeats the value of the wrong parameter/,
  },
  {
    name: 'refuses unknown parameters',
    corrupt: corruptResponse(goods, (_, { searchParams }) =>
      searchParams.has('utm_source') ? { body: '{"code":-4000,"msg":"?","content":null}' } : {},
    ),
    at: 'goodsList',
    rule: 'ignores parameters it does not know',
    finding: /code -4000 “\?”, and without the unknown parameters answered with code 1/,
  },
  {
    name: 'counts the points of a preview',
    corrupt: changing('/api/pay/productPoints', '"points":1', '"points":2'),
    at: 'discountPreview',
    rule: 'answers the same to a repeated request',
    finding: /the second answer differs/,
  },
  {
    name: 'reports a repeated order as new',
    corrupt: corruptResponse(paying, ({ body }) => ({
      body: body.replace('"status":10', '"status":-1'),
    })),
    at: 'platformPay',
    rule: 'answers a repeated key with the same order and status 10',
    finding: /status is -1 and should be 10/,
  },
  {
    name: 'fails at odd values',
    corrupt: corruptResponse(goods, (_, { search }) =>
      /%3C|%00|%F0|%2F|%5B/.test(search) ? { status: 502 } : {},
    ),
    at: 'goodsList',
    rule: 'answers random parameters in the envelope',
    finding: /HTTP 502 instead of 200 \(seed 42\)/,
  },
  {
    name: 'creates orders without a number',
    corrupt: corruptResponse(paying, ({ body }) => ({
      body: body.replace(/"billing_no":"\w+"/, '"billing_no":""'),
    })),
    at: 'platformPay',
    rule: 'sells gems in US by 10801',
    finding: /billing_no is empty/,
  },
];

const signInDefects: readonly Defect[] = [
  {
    name: 'confuses players',
    corrupt: corruptResponse('/util/login/get_user_info', ({ body }) => ({
      body: body.replace('"suid":"alice"', '"suid":"bob"'),
    })),
    at: 'sign-in',
    rule: 'a token belongs to the player who signed in',
    finding: /content\.suid is bob; alice signed in/,
  },
  {
    name: 'reveals who has an account',
    corrupt: corruptResponse('/util/login/auth', ({ body }, { searchParams }) => ({
      body: body.replace('"msg":"No."', `"msg":"${searchParams.get('username') ?? ''}"`),
    })),
    at: 'sign-in',
    rule: 'a wrong password and an unknown account are answered alike, with -601',
    finding: /the two messages differ/,
  },
  {
    name: 'accepts tokens of other products',
    corrupt: mistaking('/util/login/get_user_info', 'oauth_token', 'alice@g8', 'alice@g7'),
    at: 'sign-in',
    rule: 'a token of another game product is answered with -600',
    finding: /code 1 instead of code -600/,
  },
];

const otherDefects: readonly Defect[] = [
  {
    name: 'refuses a coupon the second time',
    corrupt: changing('/api/coupons/receiveCoupons', '"code":1,', '"code":-3090,'),
    at: 'coupons',
    rule: 'a coupon that is claimed twice is answered twice',
    finding: /code -3090 .* instead of code 1/,
  },
  {
    name: 'grants unknown coupons',
    corrupt: mistaking('/api/coupons/receiveCoupons', 'coupon_code', 'no-such-coupon', 'c1'),
    at: 'coupons',
    rule: 'a coupon that does not exist is answered with -3090',
    finding: /code 1 instead of code -3090/,
  },
  {
    name: 'answers a second claim differently',
    corrupt: changing('/api/cumulative/receiveActivityGift', '"received"', '"locked"'),
    at: 'activities',
    rule: 'a reward that is claimed twice is answered twice',
    finding: /the second answer differs/,
  },
  {
    name: 'uses another code for unknown rewards',
    corrupt: miscoding('/api/cumulative/receiveActivityGift', -3090, -4000),
    at: 'activities',
    rule: 'a reward that does not exist is answered with -3090',
    finding: /code -4000 .* instead of code -3090/,
  },
  {
    name: 'uses another code for unknown cards',
    corrupt: miscoding('/api/pay/card_info', -3080, -4000),
    at: 'cards',
    rule: 'a card that does not exist is answered with -3080',
    finding: /code -4000 .* instead of code -3080/,
  },
  {
    name: 'uses another code for unknown links',
    corrupt: miscoding('/api/replenishment/', -3016, -4000),
    at: 'replenishment',
    rule: 'a link that does not exist is answered with -3016',
    finding: /code -4000 .* instead of code -3016/,
  },
  {
    name: 'uses another code for unknown games',
    corrupt: miscoding(goods, -3001, -4000),
    at: 'catalogue',
    rule: 'a game that does not exist is answered with -3001',
    finding: /code -4000 .* instead of code -3001/,
  },
  {
    name: 'uses another code for unknown coupons in a preview',
    corrupt: miscoding('/api/pay/productPoints', -3062, -4000),
    at: 'coupons',
    rule: 'a price with a coupon that does not exist is answered with -3062',
    finding: /code -4000 .* instead of code -3062/,
  },
];

/** Defects for every rule of the suite. */
export const defects: readonly Defect[] = [
  ...callDefects,
  ...signInDefects,
  ...orderDefects,
  ...otherDefects,
];
