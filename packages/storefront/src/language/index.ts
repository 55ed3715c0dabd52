export {
  type LanguageControl,
  type LanguageEffects,
  LanguageControlProvider,
  createLanguageControl,
} from './language-control';
export { offeredLanguages, saveLanguage, startLanguage } from './start-language';
