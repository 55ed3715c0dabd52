import type { LaunchResult } from '../launch/launch-result';
import { orElse } from '../launch/or-else';
import type { PayLink } from '../links/pay-link';
import {
  type OrderReading,
  type OrderToWatch,
  type OrderWatch,
  watchOrder,
} from '../purchase/watch-order';
import type { CheckoutBrowser } from './checkout-browser';
import type { CheckoutState, ShownState } from './checkout-state';
import type { KeptOrder } from './kept-order';

/** An order, and what is known of it. */
export type FollowedOrder = Pick<KeptOrder, 'billingNo' | 'url' | 'item'>;

/** Shows one order at a time, and watches it while anybody listens. */
export interface OrderFollower<Info> {
  /** Shows an order; or `meanwhile`, until it has ended. */
  readonly follow: (
    order: FollowedOrder,
    told: LaunchResult | null,
    meanwhile?: CheckoutState<Info>,
  ) => void;
  readonly checkNow: () => void;
  /** Watches the order that is shown, if there is one, until `pause`. */
  readonly resume: () => void;
  readonly pause: () => void;
  /** Ends with the order that is shown. */
  readonly leave: () => void;
}

/** What an order is followed with. */
interface FollowerParts<Info> {
  readonly readOrder: (billingNo: string, mode: 'simple' | 'full') => Promise<Info | null>;
  readonly payLink: (url: string) => PayLink | null;
  readonly browser: Pick<CheckoutBrowser, 'now' | 'startTimer' | 'onReturn'>;
  readonly shown: ShownState<Info>;
  /** Called when the order has ended: a later page need not show it. */
  readonly onEnd: (billingNo: string) => void;
}

/** Returns what follows orders; none is followed yet. */
export function createFollower<Info extends OrderToWatch>(
  parts: FollowerParts<Info>,
): OrderFollower<Info> {
  const { browser, payLink, onEnd, shown } = parts;
  let watch: OrderWatch<Info, null> | null = null;
  let update = (): void => undefined;
  let pause = (): void => undefined;

  const resume = (): void => {
    pause();
    pause = watch?.subscribe(update) ?? pause;
  };
  return {
    follow: ({ billingNo, url, item }, told, meanwhile) => {
      pause();
      const link = payLink(url);
      const isOpen = told?.kind === 'redirect' && told.isOpen;
      const read = async (mode: 'simple' | 'full'): Promise<OrderReading<Info, null>> => {
        const order = await orElse<Info | null>(() => parts.readOrder(billingNo, mode), null);
        return order === null ? { kind: 'failed', failure: null } : { kind: 'read', order };
      };
      const next = watchOrder({ ...browser, read, readsFull: 'once ended' });
      watch = next;
      update = () => {
        const { full: order, failure: _, ...progress } = next.current();
        const isPending = progress.status === 'placed';
        if (!isPending) onEnd(billingNo);
        const shownLink = isPending ? link : null;
        const made = { ...progress, billingNo, item, link: shownLink, isOpen, order, told };
        shown.show((isPending && meanwhile) || made);
      };
      update();
      if (shown.isHeard()) resume();
    },
    checkNow: () => watch?.checkNow(),
    resume,
    pause: () => {
      pause();
    },
    leave: () => {
      pause();
      watch = null;
    },
  };
}
