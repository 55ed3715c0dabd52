export { ErrorBoundary, type ErrorBoundaryProps, PageFailed } from './error-boundary';
export { lazyPage, lazyPart } from './lazy-page';
