export { ErrorBoundary, type ErrorBoundaryProps, PageFailed } from './error-boundary';
