export { createActionLog, type ActionLog } from './action-log';
export { eventSources, type EventSource } from './event-sources';
export {
  type StepView,
  type ShopTracker,
  type TrackedStore,
  createShopTracker,
  noteSignIn,
} from './shop-tracker';
export { type TrackedState } from './event-fields';
