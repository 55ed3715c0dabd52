import { Code } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import type { LaunchResult } from '../launch/launch-result';
import { answered } from './answered';
import type { PurchaseState } from './purchase-state';

const first: PurchaseState<'sent'> = {
  ...{ status: 'sent', key: 'k', isRepeated: false, billingNo: null },
};
const again = { ...first, isRepeated: true };
/** Sent again although its order is known: its card is still to be entered. */
const withOrder = { ...again, billingNo: 'B1' };

const unknown = { kind: 'unknown' } as const;
const refusal = (code: number): LaunchResult => ({
  ...{ kind: 'refused', reason: 'answer', code, msg: '', content: null },
});
const pending = { kind: 'pending', billingNo: 'B1', repeated: false } as const;
const left = { kind: 'cancelled', billingNo: null } as const;
const cardLeft = { kind: 'cancelled', billingNo: 'B1' } as const;
const notLoaded = { kind: 'load-failed', part: 'hosted-card', billingNo: null } as const;
const gateway = { kind: 'load-failed', part: 'gateway-script', billingNo: 'B1' } as const;
const fieldsLost = { kind: 'load-failed', part: 'hosted-card', billingNo: 'B1' } as const;
const noLink = { kind: 'refused', reason: 'invalid-link', billingNo: 'B1' } as const;

const notServed = { kind: 'refused', reason: 'channel-not-served' } as const;
const empty = { kind: 'refused', reason: 'empty-parameter', parameter: 'did' } as const;

const chosenAgain = { status: 'chosen' };
const unanswered = { status: 'unknown', key: 'k' };
const refused = { status: 'refused' };
const placed = { status: 'placed', billingNo: 'B1' };
const waiting = { ...placed, key: 'k' };

describe('an answer to a purchase', () => {
  it.each<[string, PurchaseState<'sent'>, LaunchResult, object, LaunchResult]>([
    ['an order', first, pending, placed, pending],
    ['an order of an earlier call', again, pending, placed, pending],
    ['nothing', first, unknown, unanswered, unknown],
    ['nothing again', again, unknown, unanswered, unknown],
    ['a form that was left', first, left, chosenAgain, left],
    ['a form that was left at the second call', again, left, unanswered, left],
    ['card fields that did not load', first, notLoaded, chosenAgain, notLoaded],
    ['card fields that were left', first, cardLeft, waiting, cardLeft],
    ['an order whose card fields did not load', first, fieldsLost, waiting, fieldsLost],
    ['an order whose gateway did not load', first, gateway, unanswered, gateway],
    ['an order whose link leads elsewhere', first, noLink, refused, noLink],
    ['the same of an earlier call', again, noLink, refused, noLink],
    ['a channel that is not served', first, notServed, refused, notServed],
    ['a channel that is not served any more', again, notServed, unanswered, unknown],
    ['an order that was not sent', first, empty, refused, empty],
    ['an order that was not sent at the second call', again, empty, unanswered, unknown],
    ['one whose card is still to be entered', withOrder, empty, waiting, cardLeft],
  ])('%s', (_name, purchase, result, state, told) => {
    expect(answered(purchase, result)).toEqual({ state, told });
  });

  it.each([Code.priceChanged, Code.unpaidOrder, Code.cardRefused])(
    'that refuses it with %i, after the look-up of its key, is definite',
    (code) => {
      for (const purchase of [first, again, withOrder])
        expect(answered(purchase, refusal(code))).toEqual({ state: refused, told: refusal(code) });
    },
  );

  it.each([Code.notLoggedIn, Code.malformedRequest, Code.notFound, Code.tooManyRequests])(
    'that refuses it with %i, before the look-up of its key, is definite for a first call alone',
    (code) => {
      expect(answered(first, refusal(code)).state).toEqual(refused);
      expect(answered(again, refusal(code)).state).toEqual(unanswered);
      expect(answered(withOrder, refusal(code)).state).toEqual(waiting);
    },
  );

  it('does not say that nothing was bought where an earlier call may have made an order', () => {
    const full = refusal(Code.tooManyRequests);
    expect(answered(again, full).told).toEqual(unknown);
    expect(answered(withOrder, full).told).toEqual(cardLeft);
    expect(answered(withOrder, unknown)).toEqual({ state: waiting, told: cardLeft });
  });

  it('asks for a sign-in although an earlier call may have made an order', () => {
    const signedOut = refusal(Code.notLoggedIn);
    expect(answered(again, signedOut).told).toEqual(signedOut);
  });

  it('is not definite after an error of the server, which may have made an order before', () => {
    const error = refusal(Code.serverError);
    expect(answered(first, error)).toEqual({ state: unanswered, told: error });
  });
});
