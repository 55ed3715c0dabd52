export { ConfigureError, pagesFolder, readBuild } from './configure/built-version';
export { type ConfigureOptions, configure } from './configure/configure';
export { compressFiles } from './compression/compress-files';
export {
  contentSecurityPolicy,
  hasHttps,
  policyReportPath,
} from './headers/content-security-policy';
export { type InlineSources, parseInlineSources } from './headers/inline-sources';
export {
  type Headers,
  assetHeaders,
  emptyHeaders,
  iconHeaders,
  inventoryOf,
  isSdkView,
  pageHeaders,
  workerHeaders,
} from './headers/page-headers';
export {
  type FoundPage,
  type PathsOfVersions,
  findPage,
  isFilePath,
  parsePaths,
} from './paths/page-paths';
export {
  retiredWorker,
  retiredWorkerFile,
  retiredWorkerPaths,
} from './retired-worker/retired-worker';
export {
  unknownOriginFolder,
  unknownOriginHeaders,
  unknownOriginLanguage,
  unknownOriginLanguages,
  unknownOriginPage,
  unknownOriginStatus,
} from './unknown-origin/unknown-origin-page';
