import type { SerializedError } from '@reduxjs/toolkit';
import { Code, type CreatedOrder, type OrderAnswer, ResultStatus } from '@shop/contract';
import type { CallFailure } from '../transport/call-outcome';
import { answersIntent } from './answers-intent';

/** What `createPayment` resolves to. */
export interface PaymentResult {
  readonly data?: CreatedOrder | undefined;
  readonly error?: CallFailure | SerializedError | undefined;
}

/**
 * Reads the result of the payment mutation. Only the back end's own no is one: without an answer
 * nobody knows whether there is an order, nor with a no to the second attempt that was given
 * without a look at what the first has done.
 */
export function orderAnswer({ data, error }: PaymentResult): OrderAnswer {
  if (data !== undefined) {
    const { billing_no, url, status } = data;
    return { kind: 'created', billing_no, url, repeated: status === ResultStatus.repeat };
  }
  if (error === undefined || !('kind' in error) || error.kind !== 'refused')
    return { kind: 'unknown' };
  const { code, msg, content, attempts } = error;
  // The lost attempt may have made the order. An HTTP error without a word of the back end counts
  // as malformed, whatever the request was.
  const isOpen = attempts > 1 && (!answersIntent(code) || code === Code.malformedRequest);
  if (isOpen) return { kind: 'unknown' };
  return { kind: 'refused', code, msg, content };
}
