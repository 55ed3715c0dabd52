export { findArea, forgetArea } from './domain-area';
export { type EntryQuery, readEntryQuery, withoutToken } from './entry-query';
export { readShopConfig } from './read-shop-config';
export { type Visit, beginVisit, detectPlatform } from './visit';
