import { createInstance, type i18n } from 'i18next';

import type { Language } from './catalogues/catalogues';
import { memoizeTranslate } from './memoize-translate';
import type { Messages, TextPart, Translate } from './translate';

/** What {@link createI18n} starts with. */
export interface I18nOptions {
  readonly language: Language;
  /** Brings a part of the texts of a language; `loadCatalogue` unless a test brings its own. */
  readonly load: (language: Language, part: TextPart) => Promise<Messages>;
}

/** The running translation: hand it to the provider, and call `use` to change language. */
export interface I18n {
  readonly instance: i18n;
  /** Loads the texts of a language, then shows it. Rejects, and changes nothing, where they cannot be had. */
  readonly use: (language: Language) => Promise<void>;
  /**
   * Loads the texts behind a press; from then on a change of language loads both parts. Rejects where
   * they cannot be had, and may be asked again.
   */
  readonly loadDeferred: () => Promise<void>;
  /** The texts of a language; the same function for as long as there is this translation. */
  readonly translateIn: (language: string) => Translate;
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
 * Starts the translation with the critical part of one language loaded, and nothing else. There is no
 * fallback language: every catalogue is complete by type, so a second one is never fetched behind the
 * player's back. A text is looked up in the critical part, then in the deferred one.
 */
export async function createI18n({ language, load }: I18nOptions): Promise<I18n> {
  const instance = createInstance();
  const wanted = new Set<TextPart>(['critical']);
  const translators = new Map<string, Translate>();
  let shown = language;

  const isHere = (of: Language, part: TextPart): boolean => instance.hasResourceBundle(of, part);

  async function loadMissing(of: Language): Promise<void> {
    const missing = [...wanted].filter((part) => !isHere(of, part));
    await Promise.all(
      missing.map(async (part) => {
        instance.addResourceBundle(of, part, withCountedBase(await load(of, part)));
      }),
    );
  }

  async function use(next: Language): Promise<void> {
    await loadMissing(next);
    // The deferred part may have been asked for meanwhile.
    if (![...wanted].every((part) => isHere(next, part))) return use(next);
    shown = next;
    await instance.changeLanguage(next);
  }

  await instance.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    ns: ['critical', 'deferred'] satisfies TextPart[],
    defaultNS: 'critical',
    fallbackNS: 'deferred',
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders; escaping twice would show &amp; to the player. Between texts that
    // run from right to left a value keeps its own order: `$4.99` would otherwise end with its `$`.
    interpolation: {
      escape: (value) => (instance.dir() === 'rtl' ? `\u2068${value}\u2069` : value),
    },
  });
  await loadMissing(language);

  return {
    instance,
    use,
    loadDeferred: () => {
      wanted.add('deferred');
      return loadMissing(shown);
    },
    translateIn: (of) => {
      const translate = translators.get(of) ?? memoizeTranslate(instance.getFixedT(of));
      translators.set(of, translate);
      return translate;
    },
  };
}
