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
 * A notice is given once per burst. A burst is all the calls that were under way when it was given:
 * what they bring of the same kind is the same news. A call that starts later starts a new burst.
 * So ten parallel calls of a player whose session has ended open one login popup, at whatever speed
 * they answer. What a call brings that was sent for another player than the present one is no news.
 */
export function withEvents(next: SendCall, { onEvent, token }: EventOptions): SendCall {
  let started = 0;
  const burstEnds = new Map<Notice, number>();

  const tell = (notice: Notice, call: string, order: number): void => {
    if (order <= (burstEnds.get(notice) ?? 0)) return;
    burstEnds.set(notice, started);
    onEvent({ kind: 'notice', notice, call });
  };

  return async (request) => {
    started += 1;
    const order = started;
    const sentFor = token();
    const outcome = await next(request);
    if (outcome.kind === 'failed' && outcome.reason !== 'aborted')
      onEvent({ kind: 'call-failed', failure: outcome });
    if (outcome.kind === 'refused' && sentFor === token()) {
      const notice = noticeOf(outcome.code);
      if (notice !== undefined) tell(notice, outcome.call, order);
    }
    return outcome;
  };
}
