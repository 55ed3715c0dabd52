/** The result of a call that creates an order. */
export type OrderAnswer =
  | {
      readonly kind: 'created';
      /** Empty if the back end made no order and did not say why. */
      readonly billing_no: string;
      /** Empty if there is nothing to open. */
      readonly url: string;
      /** Whether it is an earlier order with the same idempotency key. */
      readonly repeated: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly msg: string;
      readonly content: unknown;
    }
  | { readonly kind: 'unknown' };

/** An {@link OrderAnswer} as the payment flow uses it. Only `placed` has an order number. */
export type OrderOutcome =
  | {
      readonly kind: 'placed';
      readonly billingNo: string;
      /** Empty if there is nothing to open. */
      readonly url: string;
      readonly repeated: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly reason: 'answer';
      readonly code: number;
      readonly msg: string;
      readonly content: unknown;
    }
  | {
      readonly kind: 'refused';
      readonly reason: 'no-billing-no';
      /** The text to show. */
      readonly messageKey: 'payway_id is no exist';
    }
  | { readonly kind: 'unknown' };

/**
 * Reads an order answer: a created order without a number counts as refused (spec §8). It may come from code without
 * types: what is neither an order nor a refusal is unknown.
 */
export function readOrderAnswer(answer: OrderAnswer): OrderOutcome {
  if (answer.kind === 'refused') return { ...answer, reason: 'answer' };
  if (answer.kind !== 'created') return { kind: 'unknown' };
  const { billing_no: billingNo, url, repeated } = answer;
  if (!billingNo)
    return { kind: 'refused', reason: 'no-billing-no', messageKey: 'payway_id is no exist' };
  return { kind: 'placed', billingNo, url, repeated };
}
