export { type ShopEntry, completeEntry } from './complete-entry';
export { firstStep } from './first-step';
export { createHostMemory } from './host-memory';
export { payersPage } from './payers-page';
export { type EntryApp, type PageEntry, readPageEntry } from './read-page-entry';
export { startFirstCalls } from './start-first-calls';
