export { type SupportCase, supportHref } from './support-href';
export { useSupportHref } from './use-support-href';
