import { TransportCode } from '@shop/contract';
import type { Clock } from './create-transport';
import { type HostChoice, callAddress } from './host-choice';
import { type BackEnd, type RetryPolicy, retryPolicy } from './retry-policy';
import type {
  CallFailed,
  CallFailure,
  FailedAttempt,
  HttpRejection,
  SendAttempt,
  SendQuery,
} from './send';

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
  return (
    outcome.kind === 'failed' || (canRetryLate && outcome.code === TransportCode.tooManyRequests)
  );
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
