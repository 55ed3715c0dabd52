import type { UserInfo } from '@shop/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { isInstalled, onInstalled } from '../browser';
import { useRequestedGoods } from '../goods';
import { useServices } from '../services';
import { type SignInWay, noteEntry } from '../visit';
import type { ActionLog } from './action-log';
import type { TrackedState } from './event-fields';
import { type PageView, type ShopTracker, noteSignIn, startTracking } from './shop-tracker';

/**
 * Sends the events of the page; the page view once the page init call has ended (spec §7), and one for each
 * step of a purchase that is a page of its own.
 */
export function useTracking(
  log: Pick<ActionLog<TrackedState>, 'follow'>,
  isInitialised: boolean,
  { page, origin }: PageView = {},
): void {
  const services = useServices();
  const store = useStore<TrackedState>();
  const { data } = useRequestedGoods();
  const views = useRef<PageView[]>([]);
  useEffect(() => {
    startTracking(store, services).listGoods(data?.goods ?? []);
  }, [data, services, store]);
  useEffect(() => {
    noteEntry(services);
    startTracking(store, services).follow(log);
  }, [log, services, store]);
  useEffect(() => {
    const { track } = startTracking(store, services);
    if (isInstalled()) track('pwa');
    return onInstalled(() => {
      track('pwa');
    });
  }, [services, store]);
  useEffect(() => {
    // A quick player leaves a step before the call has ended, but has seen it.
    views.current.push({ page, origin });
    if (!isInitialised) return;
    const { viewPage } = startTracking(store, services);
    for (const view of views.current.splice(0)) viewPage(view);
  }, [isInitialised, page, origin, services, store]);
}

/** Returns the function that sends an event; see {@link ShopTracker}. */
export function useTrack(): ShopTracker['track'] {
  const services = useServices();
  const store = useStore<TrackedState>();
  return useCallback(
    (event, own) => {
      startTracking(store, services).track(event, own);
    },
    [services, store],
  );
}

/** Returns {@link noteSignIn} for the shop of this page. */
export function useNoteSignIn(): (user: Pick<UserInfo, 'suid'>, way: SignInWay) => void {
  const services = useServices();
  const store = useStore<TrackedState>();
  return useCallback(
    (user, way) => {
      noteSignIn({ store, services }, user, way);
    },
    [services, store],
  );
}
