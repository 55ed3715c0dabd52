export { narrowedLanguages } from './narrowed-languages';
export {
  isStartLanguage,
  offeredLanguages,
  readSavedLanguage,
  saveLanguage,
  startLanguage,
} from './start-language';
