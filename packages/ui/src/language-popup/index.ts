export { type LanguageOption, LanguagePopup, type LanguagePopupProps } from './language-popup';
