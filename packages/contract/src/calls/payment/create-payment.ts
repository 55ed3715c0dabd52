import * as v from 'valibot';
import { type Call, defineCall } from '../../call';
import type { requiredText } from '../../wire/text';
import { createdOrder } from './created-order';
import { type PaymentParams, payment } from './payment';

/** A parameter that some payment paths take besides the common ones. */
export type ExtraPaymentParam = 'channel' | 'channel_id' | 'country' | 'spec_lang';

type ParamsSchema = v.GenericSchema<
  unknown,
  PaymentParams & Partial<Record<ExtraPaymentParam, string>>
>;

/** A call that creates an order; which extra parameters it takes, only the one call says. */
export type PaymentCall = Call<string, 'create', ParamsSchema, typeof createdOrder>;

/** A call that creates an order, with its name and the extra parameters that its path requires. */
export type PaymentCallOf<Name extends string, Extra extends ExtraPaymentParam> = Call<
  Name,
  'create',
  v.ObjectSchema<typeof payment.entries & Readonly<Record<Extra, typeof requiredText>>, undefined>,
  typeof createdOrder
>;

/**
 * Defines the call behind one payment path (spec §7).
 *
 * @param extra - Schemas of the parameters that the path requires besides the common payload; `{}` if
 * it requires none.
 * @example
 * definePayment('adyenPay', '/api/pay/adyen_pay', { channel: requiredText });
 *
 * @__NO_SIDE_EFFECTS__
 */
export function definePayment<const Name extends string, Extra extends ExtraPaymentParam>(
  name: Name,
  path: `/${string}`,
  extra: Readonly<Record<Extra, typeof requiredText>>,
): PaymentCallOf<Name, Extra> {
  return defineCall({
    name,
    kind: 'create',
    audience: 'player',
    path,
    params: v.object({ ...payment.entries, ...extra }),
    content: createdOrder,
  });
}
