export { type PageEvent, createEventHandler, reactToEvent } from './on-page-event';
