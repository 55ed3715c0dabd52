import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { TrackingFields } from '@shop/contract';
import { createTracker, type Tracker } from '@shop/api-client/tracking';
import type { SelectionState } from '../selection';
import { type ShopServices, useServices } from '../services';
import type { SessionState } from '../session';
import { pageWindow } from '../browser';

/** Tells the tracking host once that the page is looked at, after the page init call (spec §7). */
export function useViewPage(isInitialised: boolean): void {
  const services = useServices();
  const store = useStore<SelectionState & SessionState>();
  const isTold = useRef(false);
  useEffect(() => {
    if (!isInitialised || isTold.current) return;
    isTold.current = true;
    const { trackDot, trackPage } = trackerOf(services);
    const fields = eventFields(services, store.getState());
    trackDot('viewPage', fields);
    trackPage(services.config.brand.analytics, fields);
  }, [isInitialised, services, store]);
}

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

/** One per shop: how many events may be on their way is counted for all of its page. */
const ofShop = new WeakMap<ShopServices, Tracker>();

/** The shop's way to its tracking host. */
export function trackerOf(services: ShopServices): Tracker {
  const existing = ofShop.get(services);
  if (existing !== undefined) return existing;
  const made = createTracker({
    host: services.config.hosts.track,
    fetch: (url, init) => pageWindow().fetch(url, init),
  });
  ofShop.set(services, made);
  return made;
}
