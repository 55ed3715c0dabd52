import { type CallKind, CommonCode } from '@shop/contract';
import type { Clock } from './create-transport';
import { type HostChoice, callAddress } from './host-choice';
import type {
  CallFailed,
  CallFailure,
  FailedAttempt,
  HttpRejection,
  SendAttempt,
  SendQuery,
} from './send';

/** The properties of the back end that decide what may be sent twice. */
export interface BackEnd {
  /** All hosts share one database, so that an order made on one is known on the others. */
  readonly sameBackend: boolean;
  /** A repeated `idempotency_key` returns the first order. */
  readonly honoursIdempotencyKey: boolean;
}

/** How a call is repeated. */
interface RetryPolicy {
  /** How often it is sent, at most. */
  readonly attempts: 1 | 3;
  /** Whether it may be sent to a backup host. */
  readonly movesHost: boolean;
  /**
   * Whether it may be sent again however late: after too many requests, or after the phone slept
   * between two attempts. An action of the player, above all a purchase, must not happen hours later
   * without them.
   */
  readonly canRetryLate: boolean;
}

const once: RetryPolicy = { attempts: 1, movesHost: false, canRetryLate: false };

/**
 * Returns the policy of a kind of call. A call that creates something is repeated only if the back
 * end can recognise the repetition: the call carries a key, and the back end honours it.
 */
function retryPolicy(kind: CallKind, backEnd: BackEnd, carriesKey: boolean): RetryPolicy {
  const thrice: RetryPolicy = { ...once, attempts: 3, movesHost: true };
  switch (kind) {
    case 'read':
    case 'preview':
    case 'poll':
    case 'claim':
      return { ...thrice, canRetryLate: true };
    case 'password':
      return thrice;
    case 'code-sign-in':
      return { ...thrice, movesHost: false };
    case 'create':
    case 'card':
      if (!carriesKey || !backEnd.honoursIdempotencyKey) return once;
      return { ...thrice, movesHost: backEnd.sameBackend };
    case 'track':
      return once;
  }
}

/** The pause between two attempts (spec §8). */
const retryPauseMs = 4_000;

/**
 * Three attempts end within 38 seconds. If the clock differs by more, the phone was asleep, or the clock
 * was set and it is not known how much time has passed.
 */
const maxDelayMs = 60_000;

/** The options of {@link withRetry}. */
export interface RetryOptions {
  readonly clock: Clock;
  readonly backEnd: BackEnd;
}

function isRepeated(
  outcome: FailedAttempt | HttpRejection,
  { canRetryLate }: RetryPolicy,
): boolean {
  return outcome.kind === 'failed' || (canRetryLate && outcome.code === CommonCode.tooManyRequests);
}

function failure(
  outcome: FailedAttempt | HttpRejection,
  sent: Pick<CallFailed, 'call' | 'attempts'>,
): CallFailure {
  if (outcome.kind === 'failed') return { ...outcome, ...sent };
  return { kind: 'refused', code: outcome.code, msg: '', content: null, ...sent };
}

/**
 * Sends a call up to three times, four seconds apart, and moves from host to host if its kind allows
 * it (spec §8).
 */
export function withRetry(
  next: SendAttempt,
  hostChoice: HostChoice,
  { clock, backEnd }: RetryOptions,
): SendQuery {
  const { hosts } = hostChoice;

  return async ({ call, params, signal }) => {
    const policy = retryPolicy(call.kind, backEnd, params.has('idempotency_key'));
    const startedAt = clock.now();
    // A call that must not move between back ends goes to the primary host, whichever is remembered.
    const isFree = policy.movesHost || backEnd.sameBackend;
    let index = isFree ? hostChoice.preferred() : 0;

    for (let attempt = 1; ; attempt += 1) {
      const url = callAddress(hosts[index], call.path, params);
      const outcome = await next({ call, url, signal });
      const sent = { call: call.name, attempts: attempt };
      if (outcome.kind === 'content' || outcome.kind === 'refused') {
        if (isFree) hostChoice.markHealthy(index);
        return outcome.kind === 'content' ? outcome : { ...outcome, ...sent };
      }

      const isEnd = attempt === policy.attempts || !isRepeated(outcome, policy);
      if (!isEnd) await clock.wait(retryPauseMs, signal);
      if (signal.aborted) return { kind: 'failed', reason: 'aborted', ...sent };
      if (isEnd || (!policy.canRetryLate && Math.abs(clock.now() - startedAt) > maxDelayMs))
        return failure(outcome, sent);
      if (policy.movesHost && outcome.kind === 'failed') index = (index + 1) % hosts.length;
    }
  };
}
