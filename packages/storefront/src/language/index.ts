export {
  type LanguageControl,
  type LanguageEffects,
  LanguageControlProvider,
  createLanguageControl,
} from './language-control';
export { offeredLanguages, readSavedLanguage, saveLanguage, startLanguage } from './start-language';
export { useDeferredTexts } from './use-deferred-texts';
