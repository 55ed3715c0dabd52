import { createTracker } from '@shop/api-client/tracking';
import {
  type Goods,
  type TrackingEvent,
  type TrackingFields,
  type UserInfo,
  trackingEvents,
} from '@shop/contract';
import {
  type Milestone,
  fetchBeyondPage,
  markMilestone,
  onHidden,
  reportUncaught,
  whenIdle,
} from '../browser';
import { selectionSlice } from '../selection';
import type { ShopServices } from '../services';
import { type SignInWay, noteSignInWay } from '../visit';
import type { ActionLog } from './action-log';
import { type TrackedState, eventFields } from './event-fields';
import { type CalledEvent, type EventSource, eventSources } from './event-sources';

/** The fields of an event beside those that all events have. */
export type OwnFields = Partial<TrackingFields>;

/** A step of a purchase, and the one it was reached from. Empty where a purchase is on one page. */
export type StepView = Pick<OwnFields, 'page' | 'origin'>;

/** Sends the events of a page (spec §7, analytics; §9). Nothing in it fails or has to be waited for. */
export interface ShopTracker {
  /** Sends an event with the choices of now. */
  readonly track: (event: CalledEvent, own?: OwnFields) => void;
  /**
   * Sends a page view; the first one ahead of the events that wait for it. A page that has just been viewed is
   * not sent again.
   */
  readonly viewPage: (view?: StepView) => void;
  /** Tells which goods the chosen game has, for their prices. */
  readonly listGoods: (goods: readonly Goods[]) => void;
  /** Sends the events that follow from actions of the store. */
  readonly follow: (log: Pick<ActionLog<TrackedState>, 'follow'>) => void;
}

/** The part of a store that is tracked. */
export interface TrackedStore {
  readonly getState: () => TrackedState;
}

/** The events that are also milestones of a purchase. */
const milestoneOf: Readonly<Partial<Record<TrackingEvent, Milestone>>> = {
  clickBuy: 'payment-opened',
  clickPay: 'order-requested',
};

/** More events are dropped while none can be sent. */
const maxWaiting = 50;

/**
 * Sends the event of a sign-in, and keeps the traffic source of the visit. Call it after the answer of
 * the back end and before the page is left or reloaded; the event is sent nevertheless.
 */
export function noteSignIn(
  { tracker, services }: { readonly tracker: ShopTracker; readonly services: ShopServices },
  { suid }: Pick<UserInfo, 'suid'>,
  way: SignInWay,
): void {
  safely(() => {
    noteSignInWay(services, way);
  });
  tracker.track('login', { suid });
}

/** Runs code whose errors must not reach the flow that an event is about. They are reported. */
function safely(run: () => void): void {
  try {
    run();
  } catch (error) {
    reportUncaught(error);
  }
}

/**
 * Events are collected, and sent when the browser is idle or the page is hidden. They wait for the page
 * view, which is the first one.
 */
export function createShopTracker(store: TrackedStore, services: ShopServices): ShopTracker {
  const { trackDot, trackPage } = createTracker({
    host: services.config.hosts.track,
    fetch: fetchBeyondPage,
  });
  const waiting: (() => void)[] = [];
  let goods: readonly Goods[] = [];
  let isViewed = false;
  let lastPage: string | undefined;
  let isScheduled = false;

  const flush = (): void => {
    isScheduled = false;
    for (const send of waiting.splice(0)) send();
  };
  const schedule = (): void => {
    if (!isViewed || isScheduled) return;
    isScheduled = true;
    whenIdle(flush);
  };
  const collect = (event: TrackingEvent, state: TrackedState, own: OwnFields): void => {
    const milestone = milestoneOf[event];
    if (milestone !== undefined) markMilestone(milestone);
    if (waiting.length >= maxWaiting) return;
    safely(() => {
      const fields = { ...eventFields(services, state, goods), ...own };
      waiting.push(() => {
        trackDot(event, fields);
      });
    });
    schedule();
  };
  const eventsOf = createEventReader();
  onHidden(flush);

  return {
    track: (event, own = {}) => {
      collect(event, store.getState(), own);
    },
    viewPage: (view = {}) => {
      if (isViewed && view.page === lastPage) return;
      const fields = { ...eventFields(services, store.getState(), goods), ...view };
      const send = (): void => {
        trackDot('viewPage', fields);
        trackPage(services.config.analytics, fields);
      };
      if (isViewed) waiting.push(send);
      else waiting.unshift(send);
      isViewed = true;
      lastPage = view.page;
      schedule();
    },
    listGoods: (listed) => {
      goods = listed;
    },
    follow: (log) => {
      log.follow((action, state) => {
        for (const event of eventsOf(action, state)) collect(event, state, {});
      });
    },
  };
}

/** Returns a function that names the events that follow from an action. */
function createEventReader(): (action: unknown, state: TrackedState) => readonly TrackingEvent[] {
  let chosenBeforeGame: string | null = null;

  /** Whether the page chooses goods again that the player chose while the game was not known yet. */
  const isRepeated = (action: unknown, { selection }: TrackedState): boolean => {
    if (!selectionSlice.actions.goodsChosen.match(action)) return false;
    const earlier = chosenBeforeGame;
    chosenBeforeGame = selection.game === null ? action.payload : null;
    return selection.game !== null && action.payload === earlier;
  };
  return (action, state) =>
    isRepeated(action, state)
      ? []
      : trackingEvents.filter((event) => {
          const source: EventSource = eventSources[event];
          return source.kind === 'action' && source.happens(action, state.popups);
        });
}
