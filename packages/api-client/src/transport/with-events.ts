import type { CallKind } from '@shop/contract';
import type { SendCall } from './send';
import { type Notice, type ShopEvent, noticeOf } from './shop-event';

/** What the event link stands on. */
export interface EventOptions {
  readonly onEvent: (event: ShopEvent) => void;
  /** The player's token, to tell an answer to the player before from one to this player. */
  readonly token: () => string | null;
}

/**
 * Tells the page of codes that concern it as a whole, and of calls that had no answer.
 *
 * A piece of news is told once per burst. A burst is all the calls that were under way when it was
 * told: what they bring of the same kind is the same news. A call that starts later starts a new
 * burst. So ten parallel calls of a player whose session has ended open one login popup, at whatever
 * speed they answer, and ten that a dead network has taken are one toast, though each is reported.
 * What a call brings that was sent for another player than the present one is no news.
 */
export function withEvents(next: SendCall, { onEvent, token }: EventOptions): SendCall {
  let started = 0;
  const burstEnds = new Map<Notice | CallKind, number>();

  const isFirst = (news: Notice | CallKind, order: number): boolean => {
    if (order <= (burstEnds.get(news) ?? 0)) return false;
    burstEnds.set(news, started);
    return true;
  };

  return async (request) => {
    started += 1;
    const order = started;
    const sentFor = token();
    const outcome = await next(request);
    if (outcome.kind === 'failed' && outcome.reason !== 'aborted') {
      const callKind = request.call.kind;
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
        onEvent({ kind: 'notice', notice, call: outcome.call });
    }
    return outcome;
  };
}
