import type { ShopEvent } from '@shop/api-client';
import type { ShopServices } from '../services';
import type { ShopStore } from './create-shop-store';
import { reactToEvent } from './react-to-event';
import { reportTrouble } from './report-trouble';

/** What the transport tells, or an error that nobody has caught. */
export type PageEvent = ShopEvent | { readonly kind: 'exception'; readonly error: unknown };

/** Shows the player what an event means for the page, and reports what should not have happened. */
export function onPageEvent(
  event: PageEvent,
  store: ShopStore,
  services: ShopServices,
  version: string,
): void {
  switch (event.kind) {
    case 'notice':
      reactToEvent(event, store, services);
      return;
    case 'call-failed':
      reactToEvent(event, store, services);
      reportTrouble(event, services, version);
      return;
    case 'exception':
      reportTrouble(event, services, version);
      return;
  }
}
