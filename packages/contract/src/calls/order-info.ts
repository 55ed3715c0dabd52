import * as v from 'valibot';
import { defineCall } from '../call';
import { billingStatus } from '../result-status';
import { flag } from '../wire/flag';
import { numeric } from '../wire/numeric';
import { optionalText, requiredText } from '../wire/text';
import { timestamp } from '../wire/timestamp';
import { withDefault } from '../wire/with-default';

/** Why a payment failed, as far as a player can do something about it. */
export const failReasons = [
  'refused',
  'insufficient-funds',
  'expired-card',
  'cancelled',
  'timed-out',
] as const;
/** One of {@link failReasons}. */
export type FailReason = (typeof failReasons)[number];

/**
 * Reads an order (spec §4). With `simple` it returns only number and status, which is enough
 * while the page waits.
 */
export const orderInfo = defineCall({
  name: 'orderInfo',
  kind: 'poll',
  audience: 'player',
  path: '/api/pay/getOrderInfo',
  params: v.object({ billing_no: requiredText, simple: v.optional(v.picklist(['0', '1'])) }),
  content: v.object({
    billing_no: requiredText,
    status: billingStatus,
    user_name: optionalText,
    game_name: optionalText,
    game_server_name: optionalText,
    role_name: optionalText,
    product_name: optionalText,
    /**
     * The name of the channel, or of its sub-channel, that it is paid through, as the list of channels has it; empty
     * where the back end does not say, for a prepaid card, and in simple mode.
     */
    channel_name: optionalText,
    /** The amount to pay, in major units of `currency`; null in simple mode. */
    price: withDefault(numeric, null),
    currency: optionalText,
    /** The pay link while the order is pending, else empty. */
    url: optionalText,
    /** When the order fails by itself unless it is paid, in seconds; 0 if unknown or already settled. */
    pay_end_time: timestamp,
    /** Why the payment failed; absent for other orders, where it is not known, and in simple mode. */
    fail_reason: v.fallback(v.optional(v.picklist(failReasons)), undefined),
    /** Whether the goods have arrived in the game; null where the back end does not say, and in simple mode. */
    is_delivered: withDefault(flag, null),
  }),
});
