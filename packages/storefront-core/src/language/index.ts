export { narrowedLanguages } from './narrowed-languages';
export { offeredLanguages, readSavedLanguage, saveLanguage, startLanguage } from './start-language';
