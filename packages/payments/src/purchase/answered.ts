import { PurchaseCode, settlesPurchase } from '@shop/contract';
import type { LaunchResult, RefusedByBackEnd } from '../launch/launch-result';
import type { PurchaseState, StatusAfter } from './purchase-state';

/** What an answer makes of a purchase that was sent. */
export interface Answered {
  readonly state: PurchaseState<StatusAfter<'sent'>>;
  /**
   * What the player is told: the result, or that the outcome is unknown where the result says nothing of an order
   * that an earlier call may have made.
   */
  readonly told: LaunchResult;
}

/** Reads the result of a launch, or of another order call, for the purchase that was sent by it. */
export function answered(purchase: PurchaseState<'sent'>, result: LaunchResult): Answered {
  const { key } = purchase;
  switch (result.kind) {
    case 'redirect':
    case 'pending':
      return { state: { status: 'placed', billingNo: result.billingNo }, told: result };
    case 'unknown':
      return unknownTo(purchase);
    case 'cancelled':
    case 'load-failed': {
      const { billingNo } = result;
      if (billingNo === null) return { state: asBefore(purchase), told: result };
      // A gateway that could not be shown: the order is found by asking with the same key.
      const isForCard = result.kind === 'cancelled' || result.part === 'hosted-card';
      const state = isForCard
        ? ({ status: 'placed', billingNo, key } as const)
        : ({ status: 'unknown', key } as const);
      return { state, told: result };
    }
    case 'refused':
      if (result.reason === 'answer' && !settlesPurchase(result.code))
        return refusedEarly(purchase, result);
      // Nothing was sent.
      if (
        purchase.isRepeated &&
        (result.reason === 'empty-parameter' || result.reason === 'channel-not-served')
      )
        return unknownTo(purchase);
      return { state: { status: 'refused' }, told: result };
  }
}

/** Reads a refusal from before the look-up of the key. It says nothing of an earlier call, which may have made an order. */
function refusedEarly(purchase: PurchaseState<'sent'>, result: RefusedByBackEnd): Answered {
  if (purchase.isRepeated) {
    // The player has to sign in first, and then sends it again.
    if (result.code === PurchaseCode.notLoggedIn)
      return { state: asBefore(purchase), told: result };
    return unknownTo(purchase);
  }
  // The server may have made an order before its error.
  if (result.code === PurchaseCode.serverError)
    return { state: { status: 'unknown', key: purchase.key }, told: result };
  return { state: { status: 'refused' }, told: result };
}

/** Without an answer an order whose card is still to be entered remains, and any other purchase is unknown. */
function unknownTo(purchase: PurchaseState<'sent'>): Answered {
  const { key, billingNo } = purchase;
  if (billingNo === null) return { state: { status: 'unknown', key }, told: { kind: 'unknown' } };
  return { state: asBefore(purchase), told: { kind: 'cancelled', billingNo } };
}

/** A purchase after a call that was not made, or says nothing of it. */
function asBefore({
  key,
  isRepeated,
  billingNo,
}: PurchaseState<'sent'>): PurchaseState<'chosen' | 'unknown' | 'placed'> {
  if (!isRepeated) return { status: 'chosen' };
  return billingNo === null ? { status: 'unknown', key } : { status: 'placed', billingNo, key };
}
