import type { BillingStatus, FailReason } from '@shop/contract';
import { type OrderStatus, orderStatusOf } from './purchase-state';

/** What is read of an order, by `getOrderInfo`. */
export interface OrderToWatch {
  readonly status: BillingStatus;
  /** Why it has failed, in full mode; absent if the back end does not say. */
  readonly fail_reason?: FailReason | undefined;
  /** Whether its goods have arrived, in full mode; null or absent if the back end does not say. */
  readonly is_delivered?: boolean | null | undefined;
}

/** An answer of the back end about an order, or why there is none. */
export type OrderReading<Order, Failure> =
  | { readonly kind: 'read'; readonly order: Order }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The state of an order that is watched. */
export interface WatchedOrder<Order, Failure> {
  /**
   * Does not go back, even if a slower host later reports an earlier one. Money that was under way may still turn a
   * failed order into a paid one.
   */
  readonly status: Exclude<OrderStatus, 'replaced'>;
  /** The full order, read once it has ended (spec §4), or at once where that is wanted; null before. */
  readonly full: Order | null;
  readonly isChecking: boolean;
  /** Milliseconds since 1970; null before the first answer. */
  readonly lastChecked: number | null;
  /** Whether automatic checks have ended, so that only `checkNow` or a return of the player checks. */
  readonly isOver: boolean;
  /** Why the latest check told nothing; null if it did, or before the first. */
  readonly failure: Failure | null;
}

/** How the back end has ended an order; null if it has not. */
type End = Exclude<BillingStatus, 'pending'> | null;

/** The options of {@link watchOrder}, which reads no globals. */
export interface OrderWatchOptions<Order, Failure> {
  /** Reads the order: its status alone (`simple=1`), or in full. Does not reject. */
  readonly read: (mode: 'simple' | 'full') => Promise<OrderReading<Order, Failure>>;
  /**
   * When to read it in full. `at once` for an order of which no more than its number is known; `once failed` where the
   * status is all that is shown.
   */
  readonly readsFull: 'at once' | 'once ended' | 'once failed';
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls `run` once after a pause; returns how to stop that. */
  readonly startTimer: (run: () => void, ms: number) => () => void;
  /** Calls `run` whenever the player returns to the page, or the network does; returns how to stop that. */
  readonly onReturn: (run: () => void) => () => void;
}

/** An order that is watched as long as anybody listens. */
export interface OrderWatch<Order, Failure> {
  /** Returns how it stands; the same object until something changes. */
  readonly current: () => WatchedOrder<Order, Failure>;
  /** Calls `listener` after each change. Returns a function that stops that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads it now, unless it is being read or is paid. */
  readonly checkNow: () => void;
}

/** What is known of an order that is watched, and what is being read. */
interface Progress<Order, Failure> {
  readonly ended: End;
  readonly full: Order | null;
  /** How it had ended when its latest full reading began; undefined before the first. */
  readonly fullReadAt: End | undefined;
  readonly isReadingStatus: boolean;
  readonly isReadingFull: boolean;
  readonly lastChecked: number | null;
  readonly failure: Failure | null;
}

const nothingKnown: Progress<never, never> = {
  ...{ ended: null, full: null, fullReadAt: undefined, lastChecked: null, failure: null },
  ...{ isReadingStatus: false, isReadingFull: false },
};

/**
 * Watches an order: reads it in simple mode at once, again with growing pauses while it is pending, and, unless it is
 * paid, whenever the player returns to the page. Reads it in full once it has ended, and again while its goods are on
 * their way. Until it is known why the back end has ended an order, it counts as pending: what the player has cancelled
 * has not failed.
 */
export function watchOrder<Order extends OrderToWatch, Failure>(
  options: OrderWatchOptions<Order, Failure>,
): OrderWatch<Order, Failure> {
  const { read, readsFull, now, onReturn } = options;
  const listeners = new Set<() => void>();
  const statusChecks = createRepetition(options);
  const deliveryChecks = createRepetition(options);
  let progress: Progress<Order, Failure> = nothingKnown;
  let shown: WatchedOrder<Order, Failure> = { ...shownOf(progress, false), isChecking: true };
  let stopListening = (): void => undefined;

  const proceed = (changes: Partial<Progress<Order, Failure>>): void => {
    if (changes.ended !== undefined && changes.ended !== progress.ended) deliveryChecks.begin();
    progress = { ...progress, ...changes };
    shown = shownOf(progress, statusChecks.isOver());
    for (const listener of listeners) listener();
  };
  const readFull = async (): Promise<void> => {
    proceed({ isReadingFull: true, fullReadAt: progress.ended });
    const reading = await read('full');
    proceed({ isReadingFull: false, ...(reading.kind === 'read' && { full: reading.order }) });
    continueReading();
  };
  const readStatus = async (): Promise<void> => {
    statusChecks.stop();
    proceed({ isReadingStatus: true });
    const reading = await read('simple');
    const news =
      reading.kind === 'failed'
        ? { failure: reading.failure }
        : { failure: null, lastChecked: now(), ended: laterEnd(progress.ended, reading.order) };
    if (listeners.size > 0 && (news.ended ?? progress.ended) === null)
      statusChecks.next(() => void readStatus());
    proceed({ isReadingStatus: false, ...news });
    continueReading();
  };
  const continueReading = (): void => {
    if (listeners.size === 0 || progress.isReadingFull) return;
    if (isFullWanted(progress, readsFull)) void readFull();
    else if (isOnItsWay(progress)) deliveryChecks.next(() => void readFull());
  };
  const checkNow = (): void => {
    if (!progress.isReadingStatus && progress.ended !== 'success') void readStatus();
  };

  return {
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        statusChecks.begin();
        deliveryChecks.begin();
        stopListening = onReturn(checkNow);
        checkNow();
        continueReading();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening();
        statusChecks.stop();
        deliveryChecks.stop();
      };
    },
    checkNow,
  };
}

function shownOf<Order extends OrderToWatch, Failure>(
  progress: Progress<Order, Failure>,
  isOver: boolean,
): WatchedOrder<Order, Failure> {
  const { ended, full, fullReadAt, isReadingStatus, isReadingFull, lastChecked, failure } =
    progress;
  const reason = full?.status === 'fail' ? full.fail_reason : undefined;
  const isReasonAwaited =
    ended === 'fail' && full?.status !== 'fail' && (isReadingFull || fullReadAt === undefined);
  return {
    status: isReasonAwaited ? 'placed' : orderStatusOf(ended ?? 'pending', reason),
    full,
    isChecking: isReadingStatus || isReasonAwaited,
    lastChecked,
    isOver: ended === null && isOver,
    failure,
  };
}

/** Returns how an order has ended by all answers so far. Only a failure may still become something else. */
function laterEnd(ended: End, { status }: OrderToWatch): End {
  return status === 'pending' || ended === 'success' ? ended : status;
}

/** Whether the full order is to be read: for the first time, or since the end brings what was missing in it. */
function isFullWanted(
  { ended, full, fullReadAt }: Progress<OrderToWatch, unknown>,
  readsFull: OrderWatchOptions<unknown, unknown>['readsFull'],
): boolean {
  const isOutdated = fullReadAt === undefined || (fullReadAt !== ended && full?.status !== ended);
  if (!isOutdated) return false;
  switch (readsFull) {
    case 'at once':
      return true;
    case 'once ended':
      return ended !== null;
    case 'once failed':
      return ended === 'fail';
  }
}

/** Whether the goods of a paid order have not arrived yet. Not every back end says so. */
function isOnItsWay({ ended, full }: Progress<OrderToWatch, unknown>): boolean {
  return ended === 'success' && full?.is_delivered === false;
}

/** Repeats a check after growing pauses, until it has lasted too long. */
interface Repetition {
  /** Begins anew with short pauses. */
  readonly begin: () => void;
  /** Runs the next check after its pause. */
  readonly next: (check: () => void) => void;
  readonly stop: () => void;
  /** Whether it has lasted too long. */
  readonly isOver: () => boolean;
}

function createRepetition({
  now,
  startTimer,
}: Pick<OrderWatchOptions<unknown, unknown>, 'now' | 'startTimer'>): Repetition {
  let checks = 0;
  let since = 0;
  let isOver = false;
  let stopTimer = (): void => undefined;
  return {
    begin: () => {
      stopTimer();
      checks = 0;
      since = now();
      isOver = false;
    },
    next: (check) => {
      stopTimer();
      const pauseMs = nextCheck(checks, now() - since);
      isOver = pauseMs === null;
      if (pauseMs === null) return;
      stopTimer = startTimer(() => {
        checks += 1;
        check();
      }, pauseMs);
    },
    stop: () => {
      stopTimer();
    },
    isOver: () => isOver,
  };
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
