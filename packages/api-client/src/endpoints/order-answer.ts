import type { SerializedError } from '@reduxjs/toolkit';
import { type CreatedOrder, type OrderAnswer, ResultStatus, settlesPurchase } from '@shop/contract';
import type { CallFailure } from '../transport/send';

/** What a mutation that creates an order resolves to. */
export interface PaymentResult {
  readonly data?: CreatedOrder | undefined;
  readonly error?: CallFailure | SerializedError | undefined;
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
  // -4000 also stands for an HTTP error without an envelope, such as a proxy's 403.
  if (attempts > 1 && !settlesPurchase(code)) return { kind: 'unknown' };
  return { kind: 'refused', code, msg, content };
}
