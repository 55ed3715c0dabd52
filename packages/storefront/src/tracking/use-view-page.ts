import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { TrackingFields } from '@shop/contract';
import { createTracker, type Tracker } from '@shop/api-client/tracking';
import type { SelectionState } from '../selection';
import { type ShopServices, useServices } from '../services';
import type { SessionState } from '../session';
import { pageWindow } from '../browser';

/** Sends the page view to the tracking host once, after the page init call (spec §7). */
export function useViewPage(isInitialised: boolean): void {
  const services = useServices();
  const store = useStore<SelectionState & SessionState>();
  const isSent = useRef(false);
  useEffect(() => {
    if (!isInitialised || isSent.current) return;
    isSent.current = true;
    const { trackDot, trackPage } = trackerOf(services);
    const fields = eventFields(services, store.getState());
    trackDot('viewPage', fields);
    trackPage(services.config.brand.analytics, fields);
  }, [isInitialised, services, store]);
}

/** Returns the common fields of all events: ids only, no name, no token. */
function eventFields(
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

/** One per shop, since the limit of simultaneous events holds for the whole page. */
const ofShop = new WeakMap<ShopServices, Tracker>();

/** Returns the shop's tracker. */
function trackerOf(services: ShopServices): Tracker {
  const existing = ofShop.get(services);
  if (existing !== undefined) return existing;
  const made = createTracker({
    host: services.config.hosts.track,
    fetch: (url, init) => pageWindow().fetch(url, init),
  });
  ofShop.set(services, made);
  return made;
}
