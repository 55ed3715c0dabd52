export {
  type Language,
  type LanguageEntry,
  isLanguage,
  languageEntry,
  languages,
  loadCatalogue,
} from './catalogues/catalogues';
export { type LanguagePreferences, chooseLanguage } from './choose-language';
export { type I18n, type I18nOptions, createI18n } from './create-i18n';
export { formatCountdown } from './format-countdown';
export { formatMoney } from './format-money';
export { formatNumber } from './format-number';
export { formatRemaining } from './format-remaining';
export { formatTimestamp, localOffsetMinutes } from './format-timestamp';
export { matchLanguage } from './match-language';
export { prepareRegionNames, regionName } from './region-name';
export { textIn } from './text-in';
export { isolated } from './isolated';
export { translatePlain } from './translate-plain';
export type {
  MessageKey,
  Messages,
  TextKey,
  TextPart,
  Translate,
  TranslateCritical,
  ValuesOf,
} from './translate';
export { plainCode, searchKey } from './typed-text';
