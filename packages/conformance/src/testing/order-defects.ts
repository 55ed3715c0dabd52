import { Code } from '@shop/contract';
import {
  corruptRequest,
  corruptResponse,
  ignoring,
  ignoringHeader,
  mistaking,
  paying,
  selling,
} from './corrupt';
import type { Defect } from './defects';

/** Defects that rules about orders find. */
export const orderDefects: readonly Defect[] = [
  {
    name: 'ignores the key',
    corrupt: ignoring('idempotency_key'),
    at: 'orders',
    rule: 'the same key 5 times at once makes one order',
    finding: /code -3060/,
  },
  {
    name: 'does not share keys between hosts',
    corrupt: corruptRequest((url) => {
      if (url.host === 'backup.example') url.searchParams.delete('idempotency_key');
    }),
    at: 'orders',
    rule: 'the same key at another host answers with the same order',
    finding: /code -3060 .* instead of code 1/,
  },
  {
    name: 'accepts a key for other goods',
    corrupt: selling(Code.malformedRequest),
    at: 'orders',
    rule: 'a key that was used for other goods is refused',
    finding: /code 1 instead of a refusal/,
  },
  {
    name: 'creates a second order besides an unpaid one',
    corrupt: selling(Code.unpaidOrder),
    at: 'orders',
    rule: 'an unpaid order is answered with -3060, its number and its link',
    finding: /code 1 instead of code -3060/,
  },
  {
    name: 'does not name the unpaid order',
    corrupt: corruptResponse(paying, ({ body }) =>
      body.includes('"code":-3060,') ? { body: '{"code":-3060,"msg":"","content":null}' } : {},
    ),
    at: 'orders',
    rule: 'an unpaid order is answered with -3060, its number and its link',
    finding: /content should be \{ billing_no, url \}/,
  },
  {
    name: 'keeps the order that was replaced',
    corrupt: corruptResponse('/api/pay/getOrderInfo', ({ body }) => ({
      body: body.replace('"status":-2', '"status":-1'),
    })),
    at: 'orders',
    rule: 'an order that replaces an unpaid one ends it',
    finding: /the status of N\d is pending, not fail/,
  },
  {
    name: 'returns the old order instead of a new one',
    corrupt: corruptResponse(paying, ({ body }, { searchParams }) => ({
      body: body.replace(/"billing_no":"\w+"/, (now) => {
        const first = searchParams.get('replaces');
        return first === null ? now : `"billing_no":"${first}"`;
      }),
    })),
    at: 'orders',
    rule: 'an order that replaces an unpaid one ends it',
    finding: /created no new order in place of N\d/,
  },
  {
    name: 'ends the new order with the old one',
    corrupt: corruptResponse('/api/pay/getOrderInfo', ({ body }) => ({
      body: body.replace('"status":-1', '"status":-2'),
    })),
    at: 'orders',
    rule: 'an order that replaces an unpaid one ends it',
    finding: /the status of N\d is fail, not pending/,
  },
  {
    name: 'ignores the price that was shown',
    corrupt: ignoring('expected_price'),
    at: 'orders',
    rule: 'a price that has changed is answered with -3063',
    finding: /code 1 instead of code -3063/,
  },
  {
    name: 'ignores the currency that was shown',
    corrupt: ignoring('expected_currency'),
    at: 'orders',
    rule: 'a price in another currency is answered with -3063',
    finding: /code 1 instead of code -3063/,
  },
  {
    name: 'accepts any region',
    corrupt: mistaking(paying, 'country', 'ZZ', 'US'),
    at: 'orders',
    rule: 'a channel that the region does not have is answered with -3071',
    finding: /code 1 instead of code -3071/,
  },
  {
    name: 'accepts any goods',
    corrupt: selling(Code.goodsNotInGame),
    at: 'orders',
    rule: 'goods that the game does not sell are refused',
    finding: /code 1 instead of code -3002/,
  },
  {
    name: 'accepts any role',
    corrupt: selling(Code.roleNotFound),
    at: 'orders',
    rule: 'a character that is not the player’s is refused',
    finding: /code 1 instead of code -3003/,
  },
  {
    name: 'accepts any game',
    corrupt: selling(Code.notLoggedIn),
    at: 'orders',
    rule: 'a game that does not exist is answered with -3001',
    finding: /code 1 instead of code -3001 or -600/,
  },
  {
    name: 'accepts any area',
    corrupt: mistaking(paying, 'domain_area', 'dragon', 'universal'),
    at: 'orders',
    rule: 'an area that the game is not in is answered with -3014',
    finding: /code 1 instead of code -3014/,
  },
  {
    name: 'accepts any coupon',
    corrupt: ignoring('coupon_code'),
    at: 'orders',
    rule: 'a coupon that the player does not have is answered with -3062',
    finding: /code 1 instead of code -3062/,
  },
  {
    name: 'accepts any amount',
    corrupt: selling(Code.channelOutOfRange),
    at: 'orders',
    rule: 'an amount that the channel does not take is answered with -3064',
    finding: /code 1 instead of code -3064/,
  },
  {
    name: 'creates an order for a prefetch',
    corrupt: ignoringHeader('sec-purpose'),
    at: 'orders',
    rule: 'a request that a browser makes by itself leaves no order behind',
    finding: /code 1 instead of a refusal/,
  },
  {
    name: 'replicates orders late',
    corrupt: corruptRequest((url) => {
      const isRead = url.pathname === '/api/pay/getOrderInfo';
      if (isRead && url.host === 'backup.example') url.searchParams.set('billing_no', 'unknown');
    }),
    at: 'orders',
    rule: 'an order can be read at every host as soon as it is created, and is pending',
    finding: /code -4040 .* instead of code 1/,
  },
  {
    name: 'stores another price',
    corrupt: corruptResponse('/api/pay/getOrderInfo', ({ body }) => ({
      body: body.replace('"price":4.99', '"price":3.99'),
    })),
    at: 'orders',
    rule: 'an order costs what the goods cost',
    finding: /content\.price is 3\.99, the goods cost 4\.99/,
  },
  {
    name: 'shows orders to other players',
    corrupt: mistaking('/api/pay/getOrderInfo', 'oauth_token', 'bob@g7', 'alice@g7'),
    at: 'orders',
    rule: 'an order of another player cannot be read',
    finding: /code 1 instead of a refusal/,
  },
  {
    name: 'numbers orders alike',
    corrupt: corruptResponse(paying, ({ body }) => ({
      body: body.replace(/"billing_no":"\w+"/, '"billing_no":"N1"'),
    })),
    at: 'orders',
    rule: 'no two orders have one number',
    finding: /N1 was given to two orders/,
  },
  {
    name: 'invents orders',
    corrupt: corruptResponse('/api/pay/getOrderInfo', ({ body }) =>
      body.includes('"code":-4040,')
        ? { body: '{"code":1,"msg":"","content":{"billing_no":"N0","status":-1}}' }
        : {},
    ),
    at: 'orders',
    rule: 'an order that does not exist cannot be read',
    finding: /code 1 instead of a refusal/,
  },
];
