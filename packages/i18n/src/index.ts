export { type LanguageWishes, chooseLanguage } from './choose-language';
export { type I18n, type I18nOptions, createI18n } from './create-i18n';
export { formatCountdown } from './format-countdown';
export { formatMoney } from './format-money';
export { formatRemaining } from './format-remaining';
export { formatTimestamp, localOffsetMinutes } from './format-timestamp';
export {
  type Language,
  type LanguageEntry,
  isLanguage,
  languageEntry,
  languages,
} from './languages';
export { loadCatalogue } from './load-catalogue';
export { matchLanguage } from './match-language';
export {
  type FirstCatalogue,
  type LaterCatalogue,
  type MessageKey,
  type PluralForm,
  type TextKey,
  type ValuesOf,
} from './message-key';
export { type Messages, type TextPart } from './messages';
export { textIn } from './text-in';
export type { Translate } from './translate';
export { type TranslationProviderProps, TranslationProvider } from './translation-provider';
export { useLanguage } from './use-language';
export { useTranslate } from './use-translate';
