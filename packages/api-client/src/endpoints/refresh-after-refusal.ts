import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import { Code, type CreatedOrder } from '@shop/contract';
import { accountApi } from './account-api';
import { type baseQuery, transportOf } from './shop-api';

type WhenStarted = TypedMutationOnQueryStarted<CreatedOrder, unknown, typeof baseQuery, 'shopApi'>;

/** Returns the code of a failure of RTK Query; null if the call was not refused. */
function refusalCodeOf(reason: unknown): unknown {
  if (!(reason instanceof Object && 'error' in reason)) return null;
  const { error } = reason;
  return error instanceof Object && 'code' in error ? error.code : null;
}

/** The refusals of a channel that the player has chosen from the list. */
const aboutChannel: ReadonlySet<unknown> = new Set<Code>([
  Code.channelOutOfRange,
  Code.wrongMethodParameters,
  Code.channelNotFound,
]);

/** The refusals of a payment for another player: it costs something else now, or somebody has paid it. */
const aboutReplenishment: ReadonlySet<unknown> = new Set<Code>([
  Code.priceChanged,
  Code.linkExpired,
]);

/** How long the back end needs to correct a coupon (spec §9). */
const refreshDelayMs = 1_000;

/**
 * Refetches what a refused order shows to be outdated: coupons and price one second after a refusal of the
 * coupon (-3062, spec §8), and at once the channels after a refusal of the channel, and what is owed for another player
 * after one of the replenishment. Lists of channels that are not in use are forgotten. Only for calls that create an
 * order: a price refused with the same code would refetch itself without end.
 */
export const refreshAfterRefusal: WhenStarted = async (_, { dispatch, extra, queryFulfilled }) => {
  const code = await queryFulfilled.then(() => null, refusalCodeOf);
  if (aboutChannel.has(code)) dispatch(accountApi.util.invalidateTags(['Channels']));
  if (aboutReplenishment.has(code)) dispatch(accountApi.util.invalidateTags(['Replenishment']));
  if (code !== Code.illegalCouponUse) return;
  await transportOf(extra).clock.wait(refreshDelayMs, new AbortController().signal);
  dispatch(accountApi.util.invalidateTags(['Coupons', 'Price']));
};
