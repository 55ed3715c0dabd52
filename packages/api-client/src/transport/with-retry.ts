import { type Call, Code } from '@shop/contract';
import type { CallFailure } from './call-outcome';
import type { Clock } from './clock';
import type { HostChoice } from './host-choice';
import { queryOf } from './query-of';
import { type BackEnd, type RetryPolicy, retryPolicy } from './retry-policy';
import type { Lost, SendAttempt, SendCall } from './send';

/** Pause between two attempts, in milliseconds (spec §8). */
const pause = 4_000;

/** What the retrying link stands on. */
export interface RetryOptions {
  readonly clock: Clock;
  readonly hostChoice: HostChoice;
  readonly backEnd: BackEnd;
}

function refused({ name }: Call, code: number): CallFailure {
  return { kind: 'refused', call: name, code, msg: '', content: null };
}

function isLast(attempt: number, { attempts, waitsWhenBusy }: RetryPolicy, lost: Lost): boolean {
  return attempt === attempts || (lost.reason === 'busy' && !waitsWhenBusy);
}

/**
 * Sends a call up to three times, four seconds apart, and from host to host where its kind allows
 * (spec §8). The query is written once: an idempotency key is the same in all attempts.
 */
export function withRetry(next: SendAttempt, options: RetryOptions): SendCall {
  const { clock, hostChoice, backEnd } = options;
  const { hosts } = hostChoice;

  return async ({ call, params, signal }) => {
    const query = queryOf(params);
    const policy = retryPolicy(call.kind, backEnd, query.has('idempotency_key'));
    // What must not move between back ends belongs to the primary one, whoever helped others out.
    const isFree = policy.movesHost || backEnd.sameBackend;
    let index = isFree ? hostChoice.preferred() : 0;

    for (let attempt = 1; ; attempt += 1) {
      const url = `${hosts[index] ?? ''}${call.path}?${query.toString()}`;
      const outcome = await next({ call, url, signal });
      if (outcome.kind === 'rejected') return refused(call, outcome.code);
      if (outcome.kind !== 'lost') {
        if (isFree) hostChoice.worked(index);
        return outcome.kind === 'refused' ? { ...outcome, call: call.name } : outcome;
      }

      const isEnd = isLast(attempt, policy, outcome);
      if (!isEnd) await clock.wait(pause, signal);
      const reason = signal.aborted ? 'aborted' : outcome.reason;
      if (isEnd || reason === 'aborted') {
        if (reason === 'busy') return refused(call, Code.tooManyRequests);
        return { kind: 'failed', reason, call: call.name, attempts: attempt };
      }
      if (policy.movesHost && reason !== 'busy') index = (index + 1) % hosts.length;
    }
  };
}
