import { trackingEvents } from '@shop/contract';
import { type CalledEvent, eventSources } from './event-sources';

/** Compiles only while the event is sent by a call. */
export const called: CalledEvent = 'clickPay';

// @ts-expect-error an event that follows from an action would be sent twice
export const derived: CalledEvent = 'changeGame';

/** Compiles only while each event has a source. */
export const sources = trackingEvents.map((event) => eventSources[event]);
