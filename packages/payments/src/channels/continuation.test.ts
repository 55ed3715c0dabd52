import { describe, expect, it } from 'vitest';
import { continuationOf } from './continuation';

describe('continuationOf', () => {
  it.each([
    ['PayPal, which has a page', '10201', '', 'page'],
    ['Pix, which is scanned or copied', '10501', 'PIX', 'code'],
    ['Boleto, which is paid elsewhere', '10501', 'BOLETO', 'voucher'],
    ['another method of the same provider', '10501', 'CARD', 'page'],
    ['a method that is named like a property of all objects', '10501', 'toString', 'page'],
    ['a Korean wallet, whose script opens a page', '11401', 'kakao', 'page'],
    ['a card whose fields are in the shop', '11702', 'CARD', 'card-fields'],
    ['a prepaid card', '10301', '', 'prepaid-card'],
    ['a channel that no provider serves', '99999', '', null],
  ])('for %s (%s:%s) is %j', (_, payway_id, channel_id, expected) => {
    expect(continuationOf({ payway_id, channel_id })).toBe(expected);
  });
});
