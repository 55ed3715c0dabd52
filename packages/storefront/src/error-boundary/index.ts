export { ErrorBoundary, type ErrorBoundaryProps, PageFailed } from './error-boundary';
export { lazyPage } from './lazy-page';
export { lazyPart } from './lazy-part';
