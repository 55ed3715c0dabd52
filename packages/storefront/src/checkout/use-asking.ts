import type { LaunchResult } from '@shop/payments';
import { onReturn, startTimer } from '@shop/storefront-core/browser';
import { type UnansweredPurchase, maxAskingMs, nextAsk } from '@shop/storefront-core/checkout';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../services';
import { useCheckoutService } from './use-checkout-service';

/** The state of asking about a purchase without an answer. */
export interface Asking {
  /** Asks now; a press of the player may do so at any time. */
  readonly ask: () => void;
  readonly isAsking: boolean;
  /** Whether automatic asking has ended. */
  readonly isOver: boolean;
  /** Whether asking could make a second order, see {@link useIsTooEarly}. */
  readonly isTooEarly: boolean;
  /** Milliseconds since 1970; null if it has not been asked yet. */
  readonly lastAsked: number | null;
}

/** How long a back end that knows no keys may still be making the order of a call without an answer. */
const keylessPauseMs = 60_000;

/** Limits the questions of a player who keeps switching between apps. */
const minPauseMs = 5_000;

/**
 * Asks about a purchase until there is an answer: after growing pauses and whenever the player returns,
 * for ten minutes after the press. Asking may also create the missing order, so after ten minutes, and
 * after a reload, only a press asks: no order is created without the player. After a reload it is asked at once
 * where the browser has opened no window: it may have left the page for the payment that the player wants. Where the back
 * end knows no keys, only a press asks.
 *
 * @param unanswered - The purchase; null while there is none.
 * @param conclude - Called with the answer.
 */
export function useAsking(
  unanswered: UnansweredPurchase | null,
  conclude: (unanswered: UnansweredPurchase, outcome: LaunchResult) => void,
): Asking {
  const checkout = useCheckoutService();
  const { now } = useServices();
  const [isAsking, setAsking] = useState(false);
  const [lastAsked, setLastAsked] = useState<number | null>(null);
  const [concluded, setConcluded] = useState<UnansweredPurchase | null>(null);

  const ask = (): void => {
    if (unanswered === null || isAsking) return;
    setAsking(true);
    void checkout.ask(unanswered).then((outcome) => {
      setAsking(false);
      setLastAsked(now());
      if (outcome.kind === 'busy' || outcome.kind === 'unknown') return;
      setConcluded(unanswered);
      conclude(unanswered, outcome);
    });
  };
  const isOver = useAutomaticAsking(unanswered === concluded ? null : unanswered, isAsking, ask);
  const isTooEarly = useIsTooEarly(unanswered);
  return { ask, isAsking, isOver, isTooEarly, lastAsked };
}

/**
 * Returns whether a purchase without an answer must not be sent again yet: where the back end knows no keys, its order may
 * still be made, and the next call makes another one.
 *
 * @param unanswered - The purchase; null while there is none.
 */
export function useIsTooEarly(unanswered: UnansweredPurchase | null): boolean {
  const { config, time } = useServices();
  const checkout = useCheckoutService();
  const sentAt = unanswered && checkout.sentAt(unanswered);
  // Each reading of the storage is another object.
  const id = sentAt && `${sentAt.page} ${String(sentAt.countedMs)}`;
  const [waitedFor, setWaitedFor] = useState<string | null>(null);
  const leftMs =
    sentAt === null || config.brand.backEnd.honoursIdempotencyKey
      ? 0
      : keylessPauseMs - (time.since(sentAt) ?? 0);
  const isTooEarly = leftMs > 0 && waitedFor !== id;
  const wait = useEffectEvent(() =>
    startTimer(() => {
      setWaitedFor(id);
    }, leftMs),
  );
  useEffect(() => (isTooEarly ? wait() : undefined), [isTooEarly, id]);
  return isTooEarly;
}

/** Asks automatically for ten minutes after the press; returns whether that time is over. */
function useAutomaticAsking(
  unanswered: UnansweredPurchase | null,
  isAsking: boolean,
  ask: () => void,
): boolean {
  const { config, time } = useServices();
  // Without keys the back end makes another order for each question.
  const { honoursIdempotencyKey } = config.brand.backEnd;
  const isOfEarlierPage = unanswered !== null && !time.isOfThisPage(unanswered.pressedAt);
  const start = {
    of: unanswered,
    turns: 0,
    isOver:
      unanswered !== null &&
      (!honoursIdempotencyKey || (isOfEarlierPage && unanswered.isWindowless !== true)),
  };
  const [progress, setProgress] = useState(start);
  if (progress.of !== unanswered) setProgress(start);
  const { turns, isOver } = progress;

  const endTurn = useEffectEvent((passedMs: number | null) => {
    if (unanswered === null || isAsking) return;
    const isTooLate = (passedMs ?? time.since(unanswered.pressedAt) ?? 0) >= maxAskingMs;
    setProgress({ of: unanswered, turns: turns + 1, isOver: isTooLate });
    // If it is unknown how long the phone has slept, the next turn tries again.
    if (!isTooLate && passedMs !== null) ask();
  });

  useEffect(() => {
    if (unanswered === null || isOver || isAsking) return undefined;
    const from = time.mark();
    let isLeft = false;
    const takeTurn = (): void => {
      void time.confirmedSince(unanswered.pressedAt).then((passedMs) => {
        if (!isLeft) endTurn(passedMs);
      });
    };
    const isDue = isOfEarlierPage && turns === 0;
    const stopTimer = startTimer(takeTurn, isDue ? 0 : nextAsk(turns, unanswered.key));
    const stopListening = onReturn(() => {
      if ((time.since(from) ?? 0) >= minPauseMs) takeTurn();
    });
    return () => {
      isLeft = true;
      stopTimer();
      stopListening();
    };
  }, [unanswered, isOfEarlierPage, isOver, isAsking, turns, time]);

  return isOver;
}
