import type { I18n, Language } from '@shop/i18n';
import { createContext, useContext } from 'react';

/** Changes the language of the running shop. */
export interface LanguageControl {
  /** Rejects, and changes nothing, if the texts cannot be fetched. */
  readonly change: (language: Language) => Promise<void>;
}

const context = createContext<LanguageControl | null>(null);

/** Provides the control to all components below. */
export const LanguageControlProvider = context.Provider;

/** Returns the control; throws outside of its provider. */
export function useLanguageControl(): LanguageControl {
  const control = useContext(context);
  if (control === null) throw new Error('LanguageControlProvider is missing.');
  return control;
}

/** What a change of the language affects besides the texts. */
export interface LanguageEffects {
  readonly save: (language: Language) => void;
  readonly showOnDocument: (language: Language) => void;
  /** Clears the cached back end data, whose texts are in the old language. */
  readonly clearCache: () => void;
}

/** Creates the control. It loads the texts first, so that a failure leaves the page unchanged. */
export function createLanguageControl(i18n: I18n, effects: LanguageEffects): LanguageControl {
  return {
    change: async (language) => {
      await i18n.use(language);
      effects.save(language);
      effects.showOnDocument(language);
      effects.clearCache();
    },
  };
}
