export { useDeferredTexts, useDeferredTextsOf } from './use-deferred-texts';
