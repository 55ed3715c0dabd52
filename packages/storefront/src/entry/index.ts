export { findArea, forgetArea } from './domain-area';
export { type EntryQuery, readEntryQuery, withoutToken } from './entry-query';
export { takeProviderResponse } from './provider-response';
export { detectPlatform, readPageTexts, readPageConfig } from './read-page';
