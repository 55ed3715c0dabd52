import { onReturn, startTimer } from '@shop/storefront-core/browser';
import type { Replenishment } from '@shop/storefront-core/replenishment';
import type { Moment } from '@shop/storefront-core/time';
import { useEffect, useReducer, useState } from 'react';
import { useServices } from '../services';

/** The countdown is shown below a day (spec §4). */
const maxCountdownSeconds = 86_400;

const secondMs = 1_000;

/**
 * Returns the whole seconds that are left to pay a replenishment, counted down each second; 0 once it has expired, null
 * while it is not limited to less than a day (spec §4). The time that has passed is computed anew each time,
 * by the clock of the server: a tab in the background, a sleeping phone and a changed clock do not delay the
 * end.
 */
export function useSecondsLeft(replenishment: Replenishment | null): number | null {
  const { time } = useServices();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const [read, setRead] = useState<{ readonly of: number; readonly at: Moment } | null>(null);
  const total = replenishment?.valid_time ?? null;
  if (total !== null && read?.of !== total) setRead({ of: total, at: time.mark() });

  const isCounted = total !== null && total > 0 && total < maxCountdownSeconds;
  const leftMs = isCounted && read !== null ? total * secondMs - (time.since(read.at) ?? 0) : null;
  const isRunning = leftMs !== null && leftMs > 0;
  const at = read?.at ?? null;

  useEffect(() => {
    // Until the shown second is over.
    if (!isRunning) return undefined;
    return startTimer(update, leftMs % secondMs === 0 ? secondMs : leftMs % secondMs);
  });
  useEffect(() => {
    if (at === null) return undefined;
    return onReturn(() => {
      update();
      // The count of a page stops while the phone sleeps.
      void time.confirmedSince(at).then(update);
    });
  }, [at, time]);

  if (total === null) return null;
  if (total <= 0) return 0;
  return leftMs === null ? null : Math.max(0, Math.ceil(leftMs / secondMs));
}
