import type { LaunchResult } from '@shop/payments';
import { useEffect, useEffectEvent, useState } from 'react';
import { onReturn, startTimer } from '../browser';
import { useServices } from '../services';
import type { UnansweredPurchase } from './intent';
import { usePurchasing } from './use-checkout-service';

/** How a purchase without an answer is being asked about. */
export interface Asking {
  /** Asks now; by a press of the player it may be done at any time. */
  readonly ask: () => void;
  readonly isAsking: boolean;
  /** It is no longer asked about by itself. */
  readonly isOver: boolean;
  /** Milliseconds since 1970; null before the first time. */
  readonly lastAsked: number | null;
}

/** A player who switches to and fro is not asked for each time, in milliseconds. */
const minPauseMs = 5_000;

/**
 * Asks about a purchase until there is an answer: with growing pauses and whenever the player comes
 * back, for ten minutes after the press. What asks may also make the order that is missing, so after
 * that, and after a reload, only the player does: nothing is made that was not pressed for.
 *
 * @param unanswered - The purchase, or null while there is none to ask about.
 * @param conclude - Called with the answer.
 */
export function useAsking(
  unanswered: UnansweredPurchase | null,
  conclude: (unanswered: UnansweredPurchase, outcome: LaunchResult) => void,
): Asking {
  const purchasing = usePurchasing();
  const { now } = useServices();
  const [isAsking, setAsking] = useState(false);
  const [lastAsked, setLastAsked] = useState<number | null>(null);
  const [concluded, setConcluded] = useState<UnansweredPurchase | null>(null);

  const ask = (): void => {
    if (unanswered === null || isAsking) return;
    setAsking(true);
    void purchasing.ask(unanswered).then((outcome) => {
      setAsking(false);
      setLastAsked(now());
      if (outcome.kind === 'busy' || outcome.kind === 'unknown') return;
      setConcluded(unanswered);
      conclude(unanswered, outcome);
    });
  };
  const isOver = useTurns(unanswered === concluded ? null : unanswered, isAsking, ask);
  return { ask, isAsking, isOver, lastAsked };
}

/** Asks by itself while the press is not too long ago; whether it is. */
function useTurns(
  unanswered: UnansweredPurchase | null,
  isAsking: boolean,
  ask: () => void,
): boolean {
  const { time } = useServices();
  const start = {
    of: unanswered,
    turns: 0,
    isOver: unanswered !== null && !time.isOfThisPage(unanswered.pressedAt),
  };
  const [progress, setProgress] = useState(start);
  if (progress.of !== unanswered) setProgress(start);
  const { turns, isOver } = progress;

  const endTurn = useEffectEvent((passedMs: number | null) => {
    if (unanswered === null || isAsking) return;
    const isTooLate = (passedMs ?? time.since(unanswered.pressedAt) ?? 0) >= maxAskingMs;
    setProgress({ of: unanswered, turns: turns + 1, isOver: isTooLate });
    // Where nothing tells how long the phone has slept, the next turn may know.
    if (!isTooLate && passedMs !== null) ask();
  });

  useEffect(() => {
    if (unanswered === null || isOver || isAsking) return undefined;
    const from = time.mark();
    let isLeft = false;
    const takeTurn = (): void => {
      void time.surelySince(unanswered.pressedAt).then((passedMs) => {
        if (!isLeft) endTurn(passedMs);
      });
    };
    const stopTimer = startTimer(takeTurn, nextAsk(turns, unanswered.key));
    const stopListening = onReturn(() => {
      if ((time.since(from) ?? 0) >= minPauseMs) takeTurn();
    });
    return () => {
      isLeft = true;
      stopTimer();
      stopListening();
    };
  }, [unanswered, isOver, isAsking, turns, time]);

  return isOver;
}

const firstPauseMs = 10_000;
const maxPauseMs = 60_000;

/** Asking by itself ends this long after the press, in milliseconds; from then on the player asks. */
export const maxAskingMs = 10 * 60_000;

/**
 * When a purchase without an answer is asked about again, in milliseconds after the last time: pauses
 * half as long again each time, from 10 s up to a minute, give or take a quarter. The idempotency key
 * says how much, so that players who lost their answers together do not come back together.
 */
export function nextAsk(asksMade: number, key: string): number {
  const pauseMs = Math.min(maxPauseMs, firstPauseMs * 1.5 ** asksMade);
  const share = Number.parseInt(key.slice(0, 4), 16) / 0x1_0000;
  return Math.round(pauseMs * (0.75 + share / 2));
}
