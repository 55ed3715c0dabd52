export { useIsPrerendered } from './use-is-prerendered';
