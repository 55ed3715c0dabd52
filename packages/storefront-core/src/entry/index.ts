export { carriedQuery, entryLink, type EntryLink } from './carried-query';
export { detectPlatform, readPageConfig, readPageTexts } from './read-page';
export {
  entryAddress,
  pathsOf,
  type EntryRoutes,
  type StepKey,
  type StepRoutes,
  openAddress,
  type OpenedAddress,
  signInFolder,
  withParameters,
} from './entry-address';
export { findArea, forgetArea, readArea, saveArea } from './domain-area';
export {
  idForm,
  linkParameters,
  readEntryQuery,
  readPageQuery,
  type EntryQuery,
  type PageQuery,
} from './entry-query';
export { reportedPath } from './reported-path';
export { servedPaths } from './served-paths';
