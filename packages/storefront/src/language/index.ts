export {
  type LanguageControl,
  type LanguageEffects,
  LanguageControlProvider,
  createLanguageControl,
} from './language-control';
