import { loadCatalogue } from '@shop/i18n';
import { type LaunchResult, checkPayLink } from '@shop/payments';
import { purchase } from '../testing';
import { describe, expect, it } from 'vitest';
import { boughtOf } from './bought';
import { type LaunchFollowUp, followUpOf, isCouponRefusal, toastKeysFor } from './follow-up';

const link = checkPayLink('https://www.paypal.com/pay/1', ['www.paypal.com']);
if (link === null) throw new Error('The test needs a link that may be followed.');

const redirect = {
  kind: 'redirect',
  billingNo: 'B1',
  link,
  isOpen: true,
  repeated: false,
} as const;
const refusal = { kind: 'refused', reason: 'answer', msg: 'No.' } as const;
const unpaid = { billing_no: 'B0', url: 'https://www.paypal.com/pay/0' };

const rows: readonly [title: string, result: LaunchResult, next: LaunchFollowUp][] = [
  [
    'shows the order with its link after a redirect',
    redirect,
    {
      ...{ kind: 'show-order', billingNo: 'B1', payLink: link },
      ...{ isNew: true, isRepeated: false, opensInTab: false },
    },
  ],
  [
    'waits for an order without a link',
    { kind: 'pending', billingNo: 'B1', repeated: true },
    { kind: 'show-order', billingNo: 'B1', payLink: null, isNew: false, isRepeated: true },
  ],
  [
    'opens the page in this tab where the browser opened no window',
    { ...redirect, isOpen: false },
    {
      ...{ kind: 'show-order', billingNo: 'B1', payLink: link },
      ...{ isNew: true, isRepeated: false, opensInTab: true },
    },
  ],
  ['reports no answer as unknown, never as failed', { kind: 'unknown' }, { kind: 'show-unknown' }],
  [
    'explains how to continue when the card fields were closed',
    { kind: 'cancelled', billingNo: 'B1' },
    { kind: 'explain', tone: 'info', key: 'recharge.cardCancelled' },
  ],
  [
    'does nothing when a card form was closed before there was an order',
    { kind: 'cancelled', billingNo: null },
    { kind: 'nothing' },
  ],
  [
    'explains that a payment page does not load',
    { kind: 'load-failed', part: 'redirect', billingNo: null },
    { kind: 'explain', tone: 'error', key: 'error.channelUnavailable' },
  ],
  [
    'explains that card fields do not load',
    { kind: 'load-failed', part: 'hosted-card', billingNo: null },
    { kind: 'explain', tone: 'error', key: 'error.cardFormUnavailable' },
  ],
  [
    'explains that the form of a prepaid card does not load',
    { kind: 'load-failed', part: 'in-game-card', billingNo: null },
    { kind: 'explain', tone: 'error', key: 'error.cardFormUnavailable' },
  ],
  [
    'explains what may block a gateway’s script',
    { kind: 'load-failed', part: 'gateway-script', billingNo: 'B1' },
    { kind: 'explain', tone: 'error', key: 'error.gatewayUnavailable' },
  ],
  [
    'explains that a channel without a launcher does not exist',
    { kind: 'refused', reason: 'channel-not-served' },
    { kind: 'explain', tone: 'error', key: 'error.channelNotFound' },
  ],
  [
    'explains that an order with an empty text was not made',
    { kind: 'refused', reason: 'empty-parameter', parameter: 'areaId' },
    { kind: 'explain', tone: 'error', key: 'error.generic' },
  ],
  [
    'explains that a link must not be followed',
    { kind: 'refused', reason: 'invalid-link', billingNo: 'B1' },
    { kind: 'explain', tone: 'error', key: 'error.badLink' },
  ],
  [
    'explains that an answer without a number made no order (spec §8)',
    { kind: 'refused', reason: 'no-billing-no', messageKey: 'payway_id is no exist' },
    { kind: 'explain', tone: 'error', key: 'error.noOrder' },
  ],
  [
    'offers to pay an unpaid order',
    { ...refusal, code: -3060, content: unpaid },
    { kind: 'offer-unpaid', billingNo: 'B0', url: unpaid.url },
  ],
  [
    'explains the refusal when the unpaid order is not named',
    { ...refusal, code: -3060, content: null },
    { kind: 'explain-refusal', code: -3060, msg: 'No.' },
  ],
  [
    'does nothing when the sign-in has expired, which the page explains',
    { ...refusal, code: -600, content: null },
    { kind: 'nothing' },
  ],
  [
    'does nothing when the game is gone, which the page explains',
    { ...refusal, code: -3001, content: null },
    { kind: 'nothing' },
  ],
  [
    'ignores an unpaid order under another code',
    { ...refusal, code: -3064, content: unpaid },
    { kind: 'explain-refusal', code: -3064, msg: 'No.' },
  ],
];

describe('followUpOf', () => {
  it.each(rows)('%s', (_, result, next) => {
    expect(followUpOf(result)).toEqual(next);
  });
});

it.each<[title: string, LaunchResult, readonly string[]]>([
  ['no toast for an ordinary redirect', redirect, []],
  ['a toast for a blocked window', { ...redirect, isOpen: false }, ['error.popupBlocked']],
  ['no toast for an order that existed, as the popup says so', { ...redirect, repeated: true }, []],
])('shows %s', (_, result, keys) => {
  expect(toastKeysFor(result)).toEqual(keys);
});

it('words a missing order number as spec §8 does', async () => {
  const texts = await loadCatalogue('en', 'deferred');
  expect(texts['error.noOrder']).toContain('payway_id is no exist');
});

describe('what was bought with a prepaid card', () => {
  const { selection, user, goods, language } = purchase;

  it('is the gems that it was exchanged for', () => {
    const exchange = { kind: 'exchange', selection, user, goods, language } as const;
    expect(boughtOf(exchange, '60+5').summary.gems).toBe('60+5');
  });

  it('is the goods if it paid for goods, whatever gems it is worth', () => {
    expect(boughtOf(purchase, '60+5').summary).not.toHaveProperty('gems');
  });
});

it.each<[LaunchResult, boolean]>([
  [{ ...refusal, code: -3062, content: null }, true],
  [{ ...refusal, code: -3064, content: null }, false],
  [{ kind: 'refused', reason: 'channel-not-served' }, false],
  [{ kind: 'unknown' }, false],
])('%o is a refusal of the coupon: %s', (result, expected) => {
  expect(isCouponRefusal(result)).toBe(expected);
});
