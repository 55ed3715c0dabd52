import { type Language, languageEntry } from '@shop/i18n';
import type { Toolbar } from './toolbar';

/** The toolbar that chooses a text direction: that of the language, or one against it. */
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

/** The direction a story runs in: the one chosen, else the language's own. */
export function directionOf(chosen: unknown, language: Language): 'ltr' | 'rtl' {
  if (chosen === 'ltr' || chosen === 'rtl') return chosen;
  return languageEntry(language).direction;
}
