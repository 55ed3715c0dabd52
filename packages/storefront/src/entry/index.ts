export { type EntryLink, carriedQuery, entryLink } from './carried-query';
export { findArea, forgetArea } from './domain-area';
export {
  type EntryRoutes,
  type StepRoutes,
  entryAddress,
  withParameters,
  withoutLink,
} from './entry-address';
export { type EntryQuery, idForm, linkParameters, readEntryQuery } from './entry-query';
export { takeProviderResponse } from './provider-response';
export { detectPlatform, readPageTexts, readPageConfig } from './read-page';
