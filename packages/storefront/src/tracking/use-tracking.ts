import type { UserInfo } from '@shop/contract';
import { isInstalledApp, onInstalled, whenIdle } from '@shop/storefront-core/browser';
import type { ShopServices } from '@shop/storefront-core/services';
import {
  type StepView,
  type ShopTracker,
  type TrackedStore,
  createShopTracker,
  noteSignIn,
} from '@shop/storefront-core/tracking';
import { type SignInWay, noteEntry } from '@shop/storefront-core/visit';
import { useCallback, useEffect, useRef } from 'react';
import { useRequestedGoods } from '../goods';
import { type ShopParts, useServices, useShopParts } from '../services';
import { useShopStore } from '../store';

/** Returns the tracker of a shop. */
function trackerOf(parts: ShopParts, store: TrackedStore, services: ShopServices): ShopTracker {
  parts.tracker ??= createShopTracker(store, services);
  return parts.tracker;
}

/** Returns a function that returns the tracker of the shop of this page. A prerendered page has none. */
function useTracker(): () => ShopTracker {
  const parts = useShopParts();
  const store = useShopStore();
  const services = useServices();
  return useCallback(() => trackerOf(parts, store, services), [parts, services, store]);
}

/**
 * Sends the events of the page; the page view once the page init call has ended (spec §7), and one for each
 * step of a purchase that is a page of its own. Has the page measured, where the shop is configured to.
 */
export function useTracking(isInitialised: boolean, { page, origin }: StepView = {}): void {
  const services = useServices();
  const { log } = useShopParts();
  const tracker = useTracker();
  const { data } = useRequestedGoods();
  const views = useRef<StepView[]>([]);
  useMetrics();
  useEffect(() => {
    tracker().listGoods(data?.goods ?? []);
  }, [data, tracker]);
  useEffect(() => {
    noteEntry(services);
    tracker().follow(log);
  }, [log, services, tracker]);
  useEffect(() => {
    const { track } = tracker();
    if (isInstalledApp()) track('pwa');
    return onInstalled(() => {
      track('pwa');
    });
  }, [tracker]);
  useEffect(() => {
    // A quick player leaves a step before the call has ended, but has seen it.
    views.current.push({ page, origin });
    if (!isInitialised) return;
    const { viewPage } = tracker();
    for (const view of views.current.splice(0)) viewPage(view);
  }, [isInitialised, page, origin, tracker]);
}

/** Measures the page where the shop is configured to; otherwise the code for it is not even loaded. */
function useMetrics(): void {
  const services = useServices();
  useEffect(() => {
    if (services.config.sendsMetrics !== true) return undefined;
    return whenIdle(() => {
      import('@shop/storefront-core/metrics').then(
        ({ startMetrics }) => {
          startMetrics(services);
        },
        // The page goes without.
        () => undefined,
      );
    });
  }, [services]);
}

/** Returns the function that sends an event; see {@link ShopTracker}. */
export function useTrack(): ShopTracker['track'] {
  const tracker = useTracker();
  return useCallback(
    (event, own) => {
      tracker().track(event, own);
    },
    [tracker],
  );
}

/** Returns {@link noteSignIn} for the shop of this page. */
export function useNoteSignIn(): (user: Pick<UserInfo, 'suid'>, way: SignInWay) => void {
  const services = useServices();
  const tracker = useTracker();
  return useCallback(
    (user, way) => {
      noteSignIn({ tracker: tracker(), services }, user, way);
    },
    [services, tracker],
  );
}
