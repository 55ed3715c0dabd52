export { useSupportHref } from './use-support-href';
