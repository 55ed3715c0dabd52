import { type Language, languageEntry } from '@shop/i18n';
import type { Toolbar } from './toolbar';

/** The toolbar that chooses the text direction. */
export const directionToolbar: Toolbar = {
  description: 'Text direction',
  toolbar: {
    icon: 'transfer',
    dynamicTitle: true,
    items: [
      { value: 'auto', title: 'Direction of the language' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
  },
};

/** Returns the chosen direction, else that of the language. */
export function directionOf(chosen: unknown, language: Language): 'ltr' | 'rtl' {
  if (chosen === 'ltr' || chosen === 'rtl') return chosen;
  return languageEntry(language).direction;
}
