import type { I18n, Language } from '@shop/i18n';
import { createContext, useContext } from 'react';

/** Changes the language of the running shop. */
export interface LanguageControl {
  /** Rejects, and changes nothing, where the texts cannot be fetched. */
  readonly change: (language: Language) => Promise<void>;
}

const context = createContext<LanguageControl | null>(null);

/** Hands the control to everything below. */
export const LanguageControlProvider = context.Provider;

/** The control; a component outside the shop has none, which is a mistake of the app. */
export function useLanguageControl(): LanguageControl {
  const control = useContext(context);
  if (control === null) throw new Error('A component stands outside LanguageControlProvider.');
  return control;
}

/** What the control needs of the page: the document's language, and a word to the data. */
export interface LanguageEffects {
  readonly save: (language: Language) => void;
  readonly showOnDocument: (language: Language) => void;
  /** The back end's texts are in the old language. */
  readonly forgetAnswers: () => void;
}

/** Loads the texts first, so that a language that cannot be had leaves the page as it was. */
export function createLanguageControl(i18n: I18n, effects: LanguageEffects): LanguageControl {
  return {
    change: async (language) => {
      await i18n.use(language);
      effects.save(language);
      effects.showOnDocument(language);
      effects.forgetAnswers();
    },
  };
}
