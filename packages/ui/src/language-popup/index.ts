export { LanguagePopup } from './language-popup';
export type { LanguageOption, LanguagePopupProps } from './language-popup-props';
