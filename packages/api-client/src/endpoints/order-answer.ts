import type { SerializedError } from '@reduxjs/toolkit';
import { Code, type CreatedOrder, type OrderAnswer, ResultStatus } from '@shop/contract';
import type { CallFailure } from '../transport/send';

/** What a mutation that creates an order resolves to. */
export interface PaymentResult {
  readonly data?: CreatedOrder | undefined;
  readonly error?: CallFailure | SerializedError | undefined;
}

/** Codes the back end may return before it looks up the idempotency key. */
const codesBeforeKey: ReadonlySet<number> = new Set<Code>([
  Code.notLoggedIn,
  Code.notFound,
  Code.tooManyRequests,
  Code.serverError,
]);

/**
 * Whether a refusal settles an intent to buy. A refusal from before the key's look-up proves only
 * that this call made no order; an earlier call may have made one. The intent then keeps its key,
 * so that the next press finds that order.
 */
export function settlesIntent(code: number): boolean {
  return !codesBeforeKey.has(code);
}

/**
 * Reads the result of a mutation that creates an order. Only an explicit refusal by the back end is
 * `refused`. Without an answer, or if a repeated call is refused before its key is looked up, the
 * result is `unknown`: an order may exist.
 */
export function orderAnswer({ data, error }: PaymentResult): OrderAnswer {
  if (data !== undefined) {
    const { billing_no, url, status } = data;
    return { kind: 'created', billing_no, url, repeated: status === ResultStatus.repeat };
  }
  if (error === undefined || !('kind' in error) || error.kind !== 'refused')
    return { kind: 'unknown' };
  const { code, msg, content, attempts } = error;
  // `malformedRequest` also stands for an HTTP error without an envelope, such as a proxy's 403.
  const isBeforeKey = !settlesIntent(code) || code === Code.malformedRequest;
  if (attempts > 1 && isBeforeKey) return { kind: 'unknown' };
  return { kind: 'refused', code, msg, content };
}
