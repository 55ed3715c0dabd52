export {
  type LanguageControl,
  type LanguageEffects,
  LanguageControlProvider,
  createLanguageControl,
} from './language-control';
export { languagePopup } from './popups';
export { offeredLanguages, saveLanguage, startLanguage } from './start-language';
