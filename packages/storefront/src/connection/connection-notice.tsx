import { type shopApi, networkReturned } from '@shop/api-client';
import { onReturn, startTimer } from '@shop/storefront-core/browser';
import { selectPopups } from '@shop/storefront-core/popups';
import { type PageNoticeKind, PageNotice } from '@shop/ui/page-notice';
import { type ReactElement, useEffect, useState } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useIsOnline } from './use-is-online';

/**
 * Says that the connection is lost, back or slow, and repeats the calls that had no answer when it may
 * be back.
 */
export function ConnectionNotice(): ReactElement {
  const dispatch = useShopDispatch();
  useEffect(() => onReturn(() => void dispatch(networkReturned())), [dispatch]);
  return <PageNotice kind={useConnectionNotice()} />;
}

function useConnectionNotice(): PageNoticeKind | null {
  const isOnline = useIsOnline();
  const wasOffline = useWasOffline(isOnline);
  const isSlow = useIsSlow();
  // Payment and result say so themselves, beside their buttons, which the notice would cover in the old version.
  const isSaid = useShopSelector(selectPopups).some(
    (name) => name === 'recharge' || name === 'result',
  );
  if (!isOnline) return isSaid ? null : 'offline';
  if (wasOffline) return isSaid ? null : 'online';
  return isSlow ? 'slow' : null;
}

const backOnlineDurationMs = 4_000;

/** Whether the connection was lost until a moment ago. */
function useWasOffline(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const isBack = isOnline && wasOffline;
  useEffect(() => {
    if (!isBack) return undefined;
    return startTimer(() => {
      setWasOffline(false);
    }, backOnlineDurationMs);
  }, [isBack]);
  return wasOffline;
}

/** The time limit of one attempt (spec §8): after it another host is tried. */
const attemptLimitMs = 10_000;

/** Whether a call that reads is past its first attempt. */
function useIsSlow(): boolean {
  const { now } = useServices();
  const pendingSince = useShopSelector(selectPendingSince);
  const [slowSince, setSlowSince] = useState<number | null>(null);
  useEffect(() => {
    if (pendingSince === null) return undefined;
    return startTimer(
      () => {
        setSlowSince(pendingSince);
      },
      Math.max(0, pendingSince + attemptLimitMs - now()),
    );
  }, [pendingSince, now]);
  return pendingSince !== null && pendingSince === slowSince;
}

/** The part of the store that says which calls are pending. */
interface QueriesState {
  readonly shopApi: ReturnType<typeof shopApi.reducer>;
}

/** Returns when the oldest pending query was sent, in milliseconds since 1970; null if none is. */
function selectPendingSince({ shopApi: { queries } }: QueriesState): number | null {
  const pending = Object.values(queries).flatMap((query) =>
    query?.status === 'pending' ? query.startedTimeStamp : [],
  );
  return pending.length === 0 ? null : Math.min(...pending);
}
