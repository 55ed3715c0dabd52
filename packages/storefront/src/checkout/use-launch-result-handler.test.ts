import { type LaunchResult, checkPayLink } from '@shop/payments';
import { expect, it } from 'vitest';
import { type Language, type MessageKey, languages, loadCatalogue } from '@shop/i18n';
import {
  type AfterLaunch,
  afterLaunch,
  asidesOf,
  loadFailedKeys,
  refusedKeys,
} from './use-launch-result-handler';

const link = checkPayLink('https://www.paypal.com/pay/1', ['www.paypal.com']);
if (link === null) throw new Error('The link of the test is not one to follow.');

const refusal = { kind: 'refused', reason: 'answer', msg: 'No.' } as const;
const unpaid = { billing_no: 'B0', url: 'https://www.paypal.com/pay/0' };

const rows: readonly [what: string, result: LaunchResult, next: AfterLaunch][] = [
  [
    'a redirect shows the order with its link',
    { kind: 'redirect', billingNo: 'B1', link, isOpen: true, repeated: false },
    { kind: 'show-order', billingNo: 'B1', payLink: link, isNew: true },
  ],
  [
    'an order without a link is waited for',
    { kind: 'pending', billingNo: 'B1', repeated: true },
    { kind: 'show-order', billingNo: 'B1', payLink: null, isNew: false },
  ],
  ['no answer is unknown, never failed', { kind: 'unknown' }, { kind: 'show-unknown' }],
  [
    'card fields that were left can be gone on with',
    { kind: 'cancelled', billingNo: 'B1' },
    { kind: 'explain', tone: 'info', key: 'recharge.cardCancelled' },
  ],
  [
    'a card form that was left before there was an order is just closed',
    { kind: 'cancelled', billingNo: null },
    { kind: 'nothing' },
  ],
  [
    'a card form that does not load says so',
    { kind: 'load-failed', part: 'hosted-card', billingNo: null },
    { kind: 'explain', tone: 'error', key: 'error.cardFormUnavailable' },
  ],
  [
    'a gateway’s script that does not load says what may have stopped it',
    { kind: 'load-failed', part: 'gateway-script', billingNo: 'B1' },
    { kind: 'explain', tone: 'error', key: 'error.gatewayUnavailable' },
  ],
  [
    'a channel nobody serves does not exist for the player',
    { kind: 'refused', reason: 'channel-not-served' },
    { kind: 'explain', tone: 'error', key: 'error.channelNotFound' },
  ],
  [
    'a link that must not be followed is named as such',
    { kind: 'refused', reason: 'invalid-link', billingNo: 'B1' },
    { kind: 'explain', tone: 'error', key: 'error.badLink' },
  ],
  [
    'an answer without a number says that there is no order (spec §8)',
    { kind: 'refused', reason: 'no-billing-no', messageKey: 'payway_id is no exist' },
    { kind: 'explain', tone: 'error', key: 'error.noOrder' },
  ],
  [
    'an unpaid order is offered for payment',
    { ...refusal, code: -3060, content: unpaid },
    { kind: 'offer-unpaid', billingNo: 'B0', url: unpaid.url },
  ],
  [
    'an unpaid order that is not named is a plain refusal',
    { ...refusal, code: -3060, content: null },
    { kind: 'explain-refusal', code: -3060, msg: 'No.' },
  ],
  [
    'a sign-in that has run out is said by the page, not twice',
    { ...refusal, code: -600, content: null },
    { kind: 'nothing' },
  ],
  [
    'what looks like an unpaid order under another code is none',
    { ...refusal, code: -3064, content: unpaid },
    { kind: 'explain-refusal', code: -3064, msg: 'No.' },
  ],
];

it.each(rows)('%s', (_, result, next) => {
  expect(afterLaunch(result)).toEqual(next);
});

/** Outcomes that end in a sentence of ours, and the key of it; the others show an order, or ask on. */
function keysOf(result: LaunchResult): readonly MessageKey[] {
  const next = afterLaunch(result);
  return next.kind === 'explain' ? [next.key] : asidesOf(result);
}

const said: readonly MessageKey[] = [
  ...Object.values(loadFailedKeys),
  ...Object.values(refusedKeys),
  // What is unknown, and the two that are said beside an order.
  ...([
    'result.unknown',
    'result.unknownText',
    'result.unknownCard',
    'prepaid.enterAgain',
  ] as const),
  ...(['error.popupBlocked', 'result.repeat', 'recharge.cardCancelled'] as const),
];

it.each(languages.map(({ code }) => code))(
  'every way a launch can end has words in %s',
  async (language: Language) => {
    const texts = {
      ...(await loadCatalogue(language, 'critical')),
      ...(await loadCatalogue(language, 'deferred')),
    };
    expect(said.filter((key) => (texts[key] ?? '') === '')).toEqual([]);
  },
);

const refused = { kind: 'refused' } as const;
it.each<[LaunchResult, MessageKey]>([
  [{ kind: 'load-failed', part: 'redirect', billingNo: null }, 'error.channelUnavailable'],
  [{ kind: 'load-failed', part: 'hosted-card', billingNo: 'B1' }, 'error.cardFormUnavailable'],
  [{ kind: 'load-failed', part: 'gateway-script', billingNo: null }, 'error.gatewayUnavailable'],
  [{ kind: 'load-failed', part: 'in-game-card', billingNo: null }, 'error.cardFormUnavailable'],
  [{ ...refused, reason: 'channel-not-served' }, 'error.channelNotFound'],
  [{ ...refused, reason: 'invalid-link', billingNo: 'B1' }, 'error.badLink'],
  [{ ...refused, reason: 'no-billing-no', messageKey: 'payway_id is no exist' }, 'error.noOrder'],
  [{ kind: 'cancelled', billingNo: 'B1' }, 'recharge.cardCancelled'],
  [{ kind: 'pending', billingNo: 'B1', repeated: true }, 'result.repeat'],
])('%j is told as %s', (result, key) => {
  expect(keysOf(result)).toEqual([key]);
});

it('an answer without an order number is told in the words of spec §8', async () => {
  const texts = await loadCatalogue('en', 'critical');
  expect(texts['error.noOrder']).toContain('payway_id is no exist');
});
