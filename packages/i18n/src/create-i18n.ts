import { createInstance, type i18n } from 'i18next';

import type { Language } from './languages';

/** The texts of one language: message keys, counted ones with their plural form, to texts. */
export type Messages = Readonly<Record<string, string>>;

/** What {@link createI18n} starts with. */
export interface I18nOptions {
  readonly language: Language;
  /** Brings the texts of a language; `loadCatalogue` unless a test brings its own. */
  readonly load: (language: Language) => Promise<Messages>;
}

/** The running translation: hand `instance` to the provider, and call `use` to change language. */
export interface I18n {
  readonly instance: i18n;
  /** Loads the texts of a language, then shows it. Rejects, and changes nothing, where they cannot be had. */
  readonly use: (language: Language) => Promise<void>;
}

/**
 * Adds every counted text under its plain key as well. A browser without plural rules (iOS 12) asks
 * for the forms of English in every language; what its language does not have is then looked up
 * here, and the player never sees a key.
 */
function withCountedBase(messages: Messages): Messages {
  const bases: Record<string, string> = {};
  for (const [key, text] of Object.entries(messages)) {
    if (key.endsWith('_other')) bases[key.slice(0, -'_other'.length)] = text;
  }
  return { ...messages, ...bases };
}

/**
 * Starts the translation with one language loaded and no other. There is no fallback language: every
 * catalogue is complete by type, so a second one is never fetched behind the player's back.
 */
export async function createI18n({ language, load }: I18nOptions): Promise<I18n> {
  const messages = await load(language);
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: withCountedBase(messages) } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders; escaping twice would show &amp; to the player. Between texts that
    // run from right to left a value keeps its own order: `$4.99` would otherwise end with its `$`.
    interpolation: {
      escape: (value) => (instance.dir() === 'rtl' ? `\u2068${value}\u2069` : value),
    },
  });

  async function use(next: Language): Promise<void> {
    if (!instance.hasResourceBundle(next, 'translation')) {
      instance.addResourceBundle(next, 'translation', withCountedBase(await load(next)));
    }
    await instance.changeLanguage(next);
  }

  return { instance, use };
}
