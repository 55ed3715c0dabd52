import type { CallKind } from '@shop/contract';
import type { SendCall } from './send';
import { type ShopNotice, type ShopEvent, noticeOf } from './shop-event';

/** The options of {@link withEvents}. */
export interface EventOptions {
  readonly onEvent: (event: ShopEvent) => void;
  /** The player's token, to recognise an answer to the previous player. */
  readonly token: () => string | null;
}

function gameOf(params: unknown): unknown {
  return params instanceof Object && 'client_id' in params ? params.client_id : undefined;
}

/**
 * Emits an event for each code that concerns the whole page, and for each call without an answer.
 *
 * Events of one kind are grouped in bursts: an event's burst is all calls that were pending when it
 * was emitted. Of the notices in a burst only the first is emitted; of the failed calls all are,
 * and the first has `isFirst`. So ten parallel calls after the end of a session open one login
 * popup, however slow they are, and ten calls in a dead network show one toast. A refusal of a call
 * that was sent for a previous player emits nothing.
 */
export function withEvents(next: SendCall, { onEvent, token }: EventOptions): SendCall {
  let started = 0;
  const burstEnds = new Map<ShopNotice | CallKind, number>();

  const isFirst = (kind: ShopNotice | CallKind, order: number): boolean => {
    if (order <= (burstEnds.get(kind) ?? 0)) return false;
    burstEnds.set(kind, started);
    return true;
  };

  return async (request) => {
    started += 1;
    const order = started;
    const sentFor = token();
    const outcome = await next(request);
    const { kind: callKind } = request.call;
    if (outcome.kind === 'failed' && outcome.reason !== 'aborted') {
      onEvent({
        kind: 'call-failed',
        failure: outcome,
        callKind,
        isFirst: isFirst(callKind, order),
      });
    }
    if (outcome.kind === 'refused' && sentFor === token()) {
      const notice = noticeOf(outcome.code);
      if (notice !== undefined && isFirst(notice, order))
        onEvent({
          kind: 'notice',
          notice,
          call: outcome.call,
          callKind,
          clientId: gameOf(request.params),
        });
    }
    return outcome;
  };
}
