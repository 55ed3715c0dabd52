export { findArea, forgetArea } from './domain-area';
export { type EntryQuery, readEntryQuery, withoutToken } from './entry-query';
export { type Visit, beginVisit, detectPlatform, readShopConfig } from './visit';
