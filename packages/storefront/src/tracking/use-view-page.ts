import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { SelectionState } from '../selection';
import { useServices } from '../services';
import type { SessionState } from '../session';
import { eventFields } from './event-fields';
import { trackerOf } from './tracker-of';

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
