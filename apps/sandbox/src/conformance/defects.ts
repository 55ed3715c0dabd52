import { Code } from '@shop/contract';
import {
  type Corruption,
  corruptResponse,
  corruptRequest,
  withoutHeader,
} from '../test-sandbox/corrupt';

/** A defect of a back end, and the violation that the suite must report for it. */
export interface Defect {
  readonly name: string;
  readonly corrupt: Corruption;
  /** The calls and rules that are checked; by default the rule alone. */
  readonly only?: readonly string[];
  /** The rule that must fail. */
  readonly rule: string;
  readonly finding: RegExp;
}

const { unpaidOrder } = Code;
const secondOrder = { code: 1, msg: '', content: { billing_no: 'SECOND', url: '', status: -1 } };

function dropParams(...names: readonly string[]): Corruption {
  return corruptRequest(({ url }) => {
    for (const name of names) url.searchParams.delete(name);
  });
}

/** Uses the first token for every request to a path. */
function acceptAnyToken(path: string): Corruption {
  let known = '';
  return corruptRequest(({ url }) => {
    const token = url.searchParams.get('oauth_token') ?? '';
    if (known === '') known = token;
    if (url.pathname === path) url.searchParams.set('oauth_token', known);
  });
}

function refuseTheSecondTime(path: string, parameter: string): Corruption {
  const seen = new Set<string>();
  return corruptResponse(path, ({ body }, url) => {
    const value = url.searchParams.get(parameter) ?? '';
    const isFirst = !seen.has(value);
    seen.add(value);
    const refusal = { code: Code.notClaimable, msg: 'Already claimed.', content: null };
    return value === '' || isFirst ? { body } : { body: JSON.stringify(refusal) };
  });
}

function changeMessageTheSecondTime(path: string): Corruption {
  let refusals = 0;
  return corruptResponse(path, ({ body }) => {
    refusals += body.includes('"code":-601') ? 1 : 0;
    return { body: refusals > 1 ? body.replace(/"msg":"[^"]*"/, '"msg":"Who?"') : body };
  });
}

/** Applied to the sandbox one at a time. */
export const defects: readonly Defect[] = [
  {
    name: 'ignores the idempotency key',
    corrupt: dropParams('idempotency_key'),
    rule: 'the same key 5 times at once makes one order',
    finding: /code -3060/,
  },
  {
    name: 'stores the key, but reports a retry as new',
    corrupt: corruptResponse('/api/pay/', ({ body }) => ({
      body: body.replace('"status":10', '"status":-1'),
    })),
    rule: 'the same key 5 times at once makes one order',
    finding: /5 of 5 answers have status -1/,
  },
  {
    name: 'makes a second order while one is unpaid',
    corrupt: corruptResponse('/api/pay/', ({ body }) =>
      body.includes(`"code":${unpaidOrder}`) ? { body: JSON.stringify(secondOrder) } : {},
    ),
    rule: 'an unpaid order is answered with -3060, its number and its link',
    finding: /answered with code 1 instead of code -3060/,
  },
  {
    name: 'does not name the unpaid order',
    corrupt: corruptResponse('/api/pay/', ({ body }) =>
      body.includes(`"code":${unpaidOrder}`)
        ? { body: JSON.stringify({ code: unpaidOrder, msg: 'Pay first.', content: null }) }
        : {},
    ),
    rule: 'an unpaid order is answered with -3060, its number and its link',
    finding: /content should be \{ billing_no, url \}/,
  },
  {
    name: 'keeps the order that was replaced',
    corrupt: corruptResponse('/api/pay/getOrderInfo', ({ body }) => ({
      body: body.replace('"status":-2', '"status":-1'),
    })),
    rule: 'an order that replaces an unpaid one ends it',
    finding: /is pending, not fail/,
  },
  {
    name: 'ignores the expected price',
    corrupt: dropParams('expected_price'),
    rule: 'a price that has changed is answered with -3063',
    finding: /code 1 instead of code -3063/,
  },
  {
    name: 'accepts any region',
    corrupt: corruptRequest(({ url }) => {
      if (url.searchParams.get('country') === 'ZZ') url.searchParams.set('country', 'GLOBAL');
    }),
    rule: 'a channel that the region does not have is answered with -3071',
    finding: /code 1 instead of code -3071/,
  },
  {
    name: 'creates orders for a prefetch',
    corrupt: corruptRequest(({ headers }) => {
      delete headers['sec-purpose'];
    }),
    rule: 'a request that a browser makes by itself leaves no order behind',
    finding: /code 1 instead of a refusal/,
  },
  {
    name: 'shows orders of other players',
    corrupt: acceptAnyToken('/api/pay/getOrderInfo'),
    rule: 'an order of another player cannot be read',
    finding: /code 1 instead of a refusal/,
  },
  {
    name: 'gives two orders one number',
    corrupt: corruptResponse('/api/pay/', ({ body }) => ({
      body: body.replace(/"billing_no":"\w+"/, '"billing_no":"ORDER1"'),
    })),
    only: [
      'a price that has changed is answered with -3063',
      'the same key 5 times at once makes one order',
      'no two orders have one number',
    ],
    rule: 'no two orders have one number',
    finding: /ORDER1 was given to two orders/,
  },
  {
    name: 'responds with HTTP 500',
    corrupt: corruptResponse('/api/pay/getThirdGift', () => ({ status: 500 })),
    only: ['goodsList'],
    rule: 'answers a right request',
    finding: /HTTP 500 instead of 200/,
  },
  {
    name: 'responds with a proxy’s page',
    corrupt: corruptResponse('/api/pay/getThirdGift', ({ headers }) => ({
      headers: { ...headers, 'content-type': 'text/html' },
      body: '<html>Bad gateway</html>',
    })),
    only: ['goodsList'],
    rule: 'answers a right request',
    finding: /text\/html instead of application\/json/,
  },
  {
    name: 'responds without an envelope',
    corrupt: corruptResponse('/api/pay/getThirdGift', () => ({ body: '{"goods":[]}' })),
    only: ['goodsList'],
    rule: 'answers a right request',
    finding: /no \{ code, msg, content \}/,
  },
  {
    name: 'writes a price as a word',
    corrupt: corruptResponse('/api/pay/getThirdGift', ({ body }) => ({
      body: body.replace(/"price":[\d.]+/, '"price":"free"'),
    })),
    only: ['goodsList'],
    rule: 'answers a right request',
    finding: /content\.goods\[0\]\.price should be .*"free"; a storefront drops the row/,
  },
  {
    name: 'omits the CORS headers',
    corrupt: corruptResponse('/api/', (incoming) =>
      withoutHeader(incoming, 'access-control-allow-origin'),
    ),
    only: ['goodsList'],
    rule: 'lets the storefront’s origin read it',
    finding: /Access-Control-Allow-Origin is “”/,
  },
  {
    name: 'allows caching',
    corrupt: corruptResponse('/api/', (incoming) => withoutHeader(incoming, 'cache-control')),
    only: ['goodsList'],
    rule: 'forbids caches to keep the answer',
    finding: /should be no-store/,
  },
  {
    name: 'accepts guests as players',
    corrupt: acceptAnyToken('/api/pay/getRoleList'),
    only: ['roleList'],
    rule: 'answers -600 without a token and with a wrong one',
    finding: /code 1 instead of code -600/,
  },
  {
    name: 'guesses missing parameters',
    corrupt: corruptRequest(({ url }) => {
      if (!url.searchParams.has('server_id')) url.searchParams.set('server_id', 's1');
    }),
    only: ['roleList'],
    rule: 'refuses when a required parameter is missing',
    finding: /code 1 although server_id is missing/,
  },
  {
    name: 'refuses unknown parameters',
    corrupt: corruptResponse('/api/pay/getRoleList', (_, url) =>
      url.searchParams.has('utm_source') ? { body: '{"code":-4000,"msg":"?","content":null}' } : {},
    ),
    only: ['roleList'],
    rule: 'ignores parameters it does not know',
    finding: /code -4000 “\?”, and without the unknown parameters answered with code 1/,
  },
  {
    name: 'fails on odd values',
    corrupt: corruptResponse('/api/pay/getThirdGift', (_, { search }) =>
      /%3C|%00|%F0|%2F|%5B/.test(search) ? { status: 502 } : {},
    ),
    only: ['goodsList'],
    rule: 'answers random parameters in the envelope',
    finding: /HTTP 502 instead of 200 \(seed 42\)/,
  },
  {
    name: 'refuses a repeated claim of a coupon',
    corrupt: refuseTheSecondTime('/api/coupons/receiveCoupons', 'coupon_code'),
    rule: 'a coupon that is claimed twice is answered twice',
    finding: /code -3090 “Already claimed\.” instead of code 1/,
  },
  {
    name: 'reveals which accounts exist',
    corrupt: changeMessageTheSecondTime('/util/login/auth'),
    rule: 'a wrong password and an unknown account are answered alike, with -601',
    finding: /the two messages differ/,
  },
];
