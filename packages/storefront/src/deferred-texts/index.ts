export { useDeferredTexts } from './use-deferred-texts';
