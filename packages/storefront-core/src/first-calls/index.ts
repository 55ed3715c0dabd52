export { type ShopEntry, completeEntry } from './complete-entry';
export { firstStep, plainStep } from './first-step';
export { createHostMemory } from './host-memory';
export { type FirstStep, type PageEntry, readPageEntry } from './read-page-entry';
export { type PlainApp, readPlainEntry } from './read-plain-entry';
export { readPlainPayment } from './read-plain-payment';
export {
  type FirstCalls,
  activityCalls,
  firstCallsOf,
  myCalls,
  purchaseCalls,
  replenishCalls,
  startFirstCalls,
  vipCalls,
} from './first-calls';
