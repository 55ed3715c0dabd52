export type { LanguageOption, LanguagePopupProps } from './language-popup-props';
