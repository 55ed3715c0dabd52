export {
  type LanguageControl,
  type LanguageEffects,
  LanguageControlProvider,
  createLanguageControl,
} from './language-control';

export { useDeferredTexts } from './use-deferred-texts';
