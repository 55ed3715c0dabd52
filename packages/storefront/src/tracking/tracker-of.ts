import { type Tracker, createTracker } from '@shop/api-client/tracking';
import { pageWindow } from '../browser';
import type { ShopServices } from '../services';

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
