import * as v from 'valibot';
import { type Call, defineCall } from '../../call';
import { requiredText } from '../../wire/text';
import { createdOrder } from './created-order';
import { type PaymentParams, payment } from './payment';

const extraParams = {
  channel: requiredText,
  channel_id: requiredText,
  country: requiredText,
  spec_lang: requiredText,
} as const;

/** A parameter that some payment paths take besides the common ones. */
export type ExtraPaymentParam = keyof typeof extraParams;

type ParamsSchema = v.GenericSchema<
  unknown,
  PaymentParams & Partial<Record<ExtraPaymentParam, string>>
>;

/** A call that creates an order. */
export type PaymentCall = Call<string, 'create', ParamsSchema, typeof createdOrder>;

/**
 * Defines the call behind one payment path: the common payload and the extra parameters named.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function definePayment(
  name: string,
  path: `/${string}`,
  extra: readonly ExtraPaymentParam[] = [],
): PaymentCall {
  const entries = Object.fromEntries(extra.map((param) => [param, extraParams[param]]));
  return defineCall({
    name,
    kind: 'create',
    audience: 'player',
    path,
    params: v.object({ ...payment.entries, ...entries }),
    content: createdOrder,
  });
}
