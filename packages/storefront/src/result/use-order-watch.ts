import { skipToken } from '@reduxjs/toolkit/query/react';
import { useOrderInfoQuery } from '@shop/api-client/checkout';
import type { BillingStatus, ContentOf, orderInfo } from '@shop/contract';
import { onReturn, startTimer } from '@shop/storefront-core/browser';
import { type OrderStatus, orderStatusOf } from '@shop/storefront-core/orders';
import type { Failure } from '@shop/storefront-core/refusals';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../services';

type OrderInfo = ContentOf<typeof orderInfo>;

/** The state of an order. */
export interface WatchedOrder {
  /**
   * Does not go back, even if a slower host later reports an earlier one. Money that was under way may still turn a
   * failed order into a paid one.
   */
  readonly status: Exclude<OrderStatus, 'replaced'>;
  /** The full order, read once it has ended (spec §4), or at once where that is wanted; null before. */
  readonly full: OrderInfo | null;
  readonly isChecking: boolean;
  /** Milliseconds since 1970; null before the first answer. */
  readonly lastChecked: number | null;
  /** Whether automatic checks have ended, so that only a press or a return of the player checks. */
  readonly isOver: boolean;
  readonly checkNow: () => void;
  /** Why the latest check told nothing; null if it did, or before the first. */
  readonly failure: Failure | null;
}

/**
 * Follows an order: reads it in simple mode at once, again with growing pauses while it is pending, and, unless it is
 * paid, whenever the player returns to the page. Reads it in full once it has ended, and again while its goods are on
 * their way. Until it is known why the back end has ended an order, it counts as pending: what the player has cancelled
 * has not failed.
 *
 * @param readsFull - `at once` for an order of another device, of which this one knows no more than its number; `once failed`
 *   where the status is all that is shown.
 */
export function useOrderWatch(
  billingNo: string | null,
  readsFull: 'at once' | 'once ended' | 'once failed' = 'once ended',
): WatchedOrder {
  const simple = useOrderInfoQuery(
    billingNo === null ? skipToken : { billing_no: billingNo, simple: '1' },
    { refetchOnMountOrArgChange: true },
  );
  const { fulfilledTimeStamp, isFetching, refetch, requestId } = simple;
  const ended = useEndedStatus(billingNo, simple.currentData?.status);
  const isFullWanted =
    readsFull === 'at once' || ended === 'fail' || (readsFull === 'once ended' && ended !== null);
  const full = useOrderInfoQuery(
    billingNo === null || !isFullWanted ? skipToken : { billing_no: billingNo },
  );
  const isOutdated = full.currentData !== undefined && full.currentData.status !== ended;
  useNewsOfEnd(ended !== null && isOutdated, () => void full.refetch());

  // Not every back end says; one that does is asked until the goods have arrived.
  const isOnItsWay = ended === 'success' && full.currentData?.is_delivered === false;
  useRepeatedCheck(isOnItsWay, full.isFetching ? null : full.requestId, () => void full.refetch());

  const isReasonRead = full.currentData?.status === 'fail';
  const isReasonAwaited =
    ended === 'fail' &&
    !isReasonRead &&
    (full.currentData === undefined ? !full.isError : full.isFetching);
  const reason = isReasonRead ? full.currentData?.fail_reason : undefined;

  const checkNow = (): void => {
    if (!simple.isUninitialized && !isFetching && ended !== 'success') void refetch();
  };
  const isOver = useRepeatedCheck(
    billingNo !== null && ended === null,
    isFetching ? null : requestId,
    checkNow,
  );
  useCheckOnReturn(checkNow);

  return {
    status: isReasonAwaited ? 'pending' : orderStatusOf(ended ?? 'pending', reason),
    full: full.currentData ?? null,
    isChecking: isFetching || isReasonAwaited,
    lastChecked: fulfilledTimeStamp ?? null,
    isOver,
    checkNow,
    failure: simple.error ?? null,
  };
}

/** Returns how an order has ended by any answer so far; null before. */
function useEndedStatus(
  billingNo: string | null,
  status: BillingStatus | undefined,
): Exclude<BillingStatus, 'pending'> | null {
  const [ended, setEnded] = useState<{ of: string; status: 'success' | 'fail' } | null>(null);
  if (
    billingNo !== null &&
    status !== undefined &&
    status !== 'pending' &&
    (ended?.of !== billingNo || (ended.status === 'fail' && status === 'success'))
  ) {
    setEnded({ of: billingNo, status });
  }
  return ended !== null && ended.of === billingNo ? ended.status : null;
}

/** Reads the full order again if it was read before the end, and so without what the end brings; once for each end. */
function useNewsOfEnd(isOutdated: boolean, read: () => void): void {
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (isOutdated) readAgain();
  }, [isOutdated]);
}

/**
 * Checks again after a pause. `answered` is the id of the latest answered request, null while one is
 * in progress; each answer starts a new pause, even if it arrived before React rendered the request.
 * Returns whether the checks have ended.
 */
function useRepeatedCheck(
  isOpen: boolean,
  answered: string | null | undefined,
  check: () => void,
): boolean {
  const { now } = useServices();
  const checkAgain = useEffectEvent(check);
  const [isOver, setIsOver] = useState(false);
  const progress = useRef({ checks: 0, since: 0 });
  useEffect(() => {
    progress.current = { checks: 0, since: now() };
  }, [isOpen, now]);

  useEffect(() => {
    if (!isOpen || answered === null) return;
    const pauseMs = nextCheck(progress.current.checks, now() - progress.current.since);
    setIsOver(pauseMs === null);
    if (pauseMs === null) return;
    return startTimer(() => {
      progress.current.checks += 1;
      checkAgain();
    }, pauseMs);
  }, [isOpen, answered, now]);
  return isOver;
}

/** Checks when the player returns, for example from the provider's page. */
function useCheckOnReturn(check: () => void): void {
  const checkNow = useEffectEvent(check);
  useEffect(
    () =>
      onReturn(() => {
        checkNow();
      }),
    [],
  );
}

const firstPauseMs = 2_000;
const maxPauseMs = 30_000;
const maxWaitMs = 10 * 60 * 1000;

/**
 * Returns in how many milliseconds to read a pending order again: after 2 s, then after pauses that
 * grow by half each time, up to 30 s. Returns null after ten minutes; from then on the player checks by
 * hand.
 */
export function nextCheck(checksMade: number, waitedMs: number): number | null {
  if (waitedMs >= maxWaitMs) return null;
  return Math.min(maxPauseMs, Math.round(firstPauseMs * 1.5 ** checksMade));
}
