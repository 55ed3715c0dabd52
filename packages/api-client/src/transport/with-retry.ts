import { Code } from '@shop/contract';
import type { CallFailed, CallFailure } from './call-outcome';
import type { Clock } from './clock';
import type { HostChoice } from './host-choice';
import { queryOf } from './query-of';
import { type BackEnd, type RetryPolicy, retryPolicy } from './retry-policy';
import type { Lost, Rejected, SendAttempt, SendCall } from './send';

/** Pause between two attempts, in milliseconds (spec §8). */
const pause = 4_000;

/** Three attempts end within 38 seconds. Where it is later the phone has slept in between. */
const maxDelayMs = 60_000;

/** What the retrying link stands on. */
export interface RetryOptions {
  readonly clock: Clock;
  readonly backEnd: BackEnd;
}

function isRepeated(outcome: Lost | Rejected, { isPatient }: RetryPolicy): boolean {
  return outcome.kind === 'lost' || (isPatient && outcome.code === Code.tooManyRequests);
}

function failure(
  outcome: Lost | Rejected,
  sent: Pick<CallFailed, 'call' | 'attempts'>,
): CallFailure {
  if (outcome.kind === 'lost') return { kind: 'failed', reason: outcome.reason, ...sent };
  return { kind: 'refused', code: outcome.code, msg: '', content: null, ...sent };
}

/**
 * Sends a call up to three times, four seconds apart, and from host to host where its kind allows
 * (spec §8). The query is written once: an idempotency key is the same in all attempts.
 */
export function withRetry(
  next: SendAttempt,
  hostChoice: HostChoice,
  { clock, backEnd }: RetryOptions,
): SendCall {
  const { hosts } = hostChoice;

  return async ({ call, params, signal }) => {
    const query = queryOf(params);
    const policy = retryPolicy(call.kind, backEnd, query.has('idempotency_key'));
    const sendUntil = policy.isPatient ? Infinity : clock.now() + maxDelayMs;
    // What must not move between back ends belongs to the primary one, whoever helped others out.
    const isFree = policy.movesHost || backEnd.sameBackend;
    let index = isFree ? hostChoice.preferred() : 0;

    for (let attempt = 1; ; attempt += 1) {
      const url = `${hosts[index] ?? ''}${call.path}?${query.toString()}`;
      const outcome = await next({ call, url, signal });
      const sent = { call: call.name, attempts: attempt };
      if (outcome.kind === 'content' || outcome.kind === 'refused') {
        if (isFree) hostChoice.worked(index);
        return outcome.kind === 'content' ? outcome : { ...outcome, ...sent };
      }

      const isEnd = attempt === policy.attempts || !isRepeated(outcome, policy);
      if (!isEnd) await clock.wait(pause, signal);
      if (signal.aborted) return { kind: 'failed', reason: 'aborted', ...sent };
      if (isEnd || clock.now() > sendUntil) return failure(outcome, sent);
      if (policy.movesHost && outcome.kind === 'lost') index = (index + 1) % hosts.length;
    }
  };
}
