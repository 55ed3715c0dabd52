export { ErrorBoundary, type ErrorBoundaryProps, PageFailed } from './error-boundary';
export { loadCode } from './load-code';
export { lazyPage } from './lazy-page';
