export { findArea, forgetArea } from './domain-area';
export { type EntryQuery, readEntryQuery, withoutToken } from './entry-query';
export { type ShopVisit, beginVisit, detectPlatform, readPageTexts, readPageConfig } from './visit';
