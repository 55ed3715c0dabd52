import type { TrackingFields } from '@shop/contract';
import type { SelectionState } from '../selection';
import type { ShopServices } from '../services';
import type { SessionState } from '../session';

/** Who and what an event is about, as far as every event says it: ids alone, no name, no token. */
export function eventFields(
  { area, visit }: Pick<ShopServices, 'area' | 'visit'>,
  { selection, session }: SelectionState & SessionState,
): TrackingFields {
  return {
    did: visit.did,
    session_id: visit.sessionId,
    session_time: visit.sessionTime,
    domain_area: area,
    suid: session.user?.suid ?? '',
    ...(selection.game === null ? {} : { client_id: selection.game.clientId }),
  };
}
