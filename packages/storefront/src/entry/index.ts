export { detectPlatform } from './detect-platform';
export { type EntryQuery, readEntryQuery } from './entry-query';
export { readShopConfig } from './read-shop-config';
export { type ResolvedArea, resolveDomainArea } from './resolve-domain-area';
export { withoutToken } from './without-token';
export { type Visit, beginVisit } from './visit';
