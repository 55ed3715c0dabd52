export { type ShopEntry, completeEntry } from './complete-entry';
export { firstStep } from './first-step';
export { createHostMemory } from './host-memory';
export { type FirstStep, type PageEntry, readPageEntry } from './read-page-entry';
export { startFirstCalls, startReplenishCalls } from './start-first-calls';
