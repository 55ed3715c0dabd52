import { skipToken } from '@reduxjs/toolkit/query/react';
import { useOrderInfoQuery } from '@shop/api-client/checkout';
import type { BillingStatus, ContentOf, orderInfo } from '@shop/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { onReturn, startTimer } from '../browser';
import { useServices } from '../services';

type OrderInfo = ContentOf<typeof orderInfo>;

/** What is known of an order. */
export interface WatchedOrder {
  /** A terminal status is never taken back, whatever a slower host answers later. */
  readonly status: BillingStatus;
  /** Read in full once the order has ended (spec §4). */
  readonly full: OrderInfo | null;
  readonly isChecking: boolean;
  /** Milliseconds since 1970; null before the first answer. */
  readonly lastChecked: number | null;
  readonly checkNow: () => void;
}

/**
 * Follows an order: reads it in simple mode at once, again with growing pauses while it is pending,
 * and whenever the player comes back to the page; when it has ended, reads it in full.
 */
export function useOrderWatch(billingNo: string | null): WatchedOrder {
  const simple = useOrderInfoQuery(
    billingNo === null ? skipToken : { billing_no: billingNo, simple: '1' },
    { refetchOnMountOrArgChange: true },
  );
  const { fulfilledTimeStamp, isFetching, refetch, requestId } = simple;
  const ended = useEndedStatus(billingNo, simple.currentData?.status);
  const full = useOrderInfoQuery(
    billingNo === null || ended === null ? skipToken : { billing_no: billingNo },
  );

  const checkNow = (): void => {
    if (!simple.isUninitialized && !isFetching && ended === null) void refetch();
  };
  useRepeatedCheck(billingNo !== null && ended === null, isFetching ? null : requestId, checkNow);
  useCheckOnReturn(checkNow);

  return {
    status: ended ?? 'pending',
    full: full.currentData ?? null,
    isChecking: isFetching,
    lastChecked: fulfilledTimeStamp ?? null,
    checkNow,
  };
}

/** The terminal status of an order, once any answer has said it. */
function useEndedStatus(
  billingNo: string | null,
  status: BillingStatus | undefined,
): Exclude<BillingStatus, 'pending'> | null {
  const [ended, setEnded] = useState<{ of: string; status: 'success' | 'fail' } | null>(null);
  if (
    billingNo !== null &&
    status !== undefined &&
    status !== 'pending' &&
    ended?.of !== billingNo
  ) {
    setEnded({ of: billingNo, status });
  }
  return ended !== null && ended.of === billingNo ? ended.status : null;
}

/**
 * `answered` is the request that was answered last, null while one is under way. A pause begins with
 * each: a fast host answers before anybody has seen that it was asked.
 */
function useRepeatedCheck(
  isOpen: boolean,
  answered: string | null | undefined,
  check: () => void,
): void {
  const { now } = useServices();
  const latest = useLatest(check);
  const progress = useRef({ checks: 0, since: 0 });
  useEffect(() => {
    progress.current = { checks: 0, since: now() };
  }, [isOpen, now]);

  useEffect(() => {
    if (!isOpen || answered === null) return;
    const pause = nextCheck(progress.current.checks, now() - progress.current.since);
    if (pause === null) return;
    return startTimer(() => {
      progress.current.checks += 1;
      latest.current();
    }, pause);
  }, [isOpen, answered, now, latest]);
}

/** The player comes back from the provider's page: now is when he wants to know. */
function useCheckOnReturn(check: () => void): void {
  const latest = useLatest(check);
  useEffect(
    () =>
      onReturn(() => {
        latest.current();
      }),
    [latest],
  );
}

function useLatest(check: () => void): RefObject<() => void> {
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  return latest;
}

const firstPause = 2_000;
const longestPause = 30_000;
const stopAfter = 10 * 60 * 1000;

/**
 * When a pending order is asked about again, in milliseconds from now: after 2 s, then with pauses
 * half as long again each time up to 30 s. Null after ten minutes: the player is then told that the
 * order can be checked by hand, and it stays findable by its number.
 */
export function nextCheck(checksMade: number, waitedMs: number): number | null {
  if (waitedMs >= stopAfter) return null;
  return Math.min(longestPause, Math.round(firstPause * 1.5 ** checksMade));
}
