import { type Language, isLanguage, languages } from '@shop/i18n';
import type { Toolbar } from './toolbar';

/** The toolbar that chooses the language. */
export const languageToolbar: Toolbar = {
  description: 'Language',
  toolbar: {
    icon: 'globe',
    dynamicTitle: true,
    items: languages.map(({ code, name }) => ({ value: code, title: name, right: code })),
  },
};

/** Returns the chosen language; English if there is no such language. */
export function languageOf(code: unknown): Language {
  return typeof code === 'string' && isLanguage(code) ? code : 'en';
}
