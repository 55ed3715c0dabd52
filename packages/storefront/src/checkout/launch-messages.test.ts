import { type Language, type MessageKey, languages, loadCatalogue } from '@shop/i18n';
import type { LaunchResult } from '@shop/payments';
import { expect, it } from 'vitest';
import { afterLaunch } from './after-launch';
import { asidesOf } from './asides-of';
import { loadFailedKeys, refusedKeys } from './launch-messages';

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
      ...(await loadCatalogue(language, 'first')),
      ...(await loadCatalogue(language, 'later')),
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
  const texts = await loadCatalogue('en', 'first');
  expect(texts['error.noOrder']).toContain('payway_id is no exist');
});
