import { createInstance, type i18n } from 'i18next';

import { type Language, languageEntry } from './catalogues/catalogues';
import { isolated } from './isolated';
import { memoizeTranslate } from './memoize-translate';
import type { MessageKey, Messages, TextPart, Translate } from './translate';

/** The options of {@link createI18n}. */
export interface I18nOptions {
  readonly language: Language;
  /** The critical texts of the language, if the page contains them; otherwise they are loaded. */
  readonly critical?: Messages | undefined;
  /** Its deferred texts, if the page contains them too. */
  readonly deferred?: Messages | undefined;
  /** Loads one part of the texts of a language; `loadCatalogue` outside tests. */
  readonly load: (language: Language, part: TextPart) => Promise<Messages>;
  /** Returns what is shown for a key whose text is not there, or throws; by default the key is shown. */
  readonly missing?: ((key: string) => string) | undefined;
}

/** The running translation. Pass it to `TranslationProvider`; call `use` to change the language. */
export interface I18n {
  readonly instance: i18n;
  /** Loads the texts of a language, then switches to it. Rejects without a change if loading fails. */
  readonly use: (language: Language) => Promise<void>;
  /**
   * Loads the deferred texts; afterwards a change of language loads both parts. Rejects if loading
   * fails and may be called again.
   */
  readonly loadDeferred: () => Promise<void>;
  /** Returns whether the deferred texts of the language are there. */
  readonly hasDeferred: () => boolean;
  /** Returns whether one text of the language is there. */
  readonly has: (key: MessageKey) => boolean;
  /** Returns the translate function of a language, the same one at every call. */
  readonly translateIn: (language: string) => Translate;
}

/**
 * Adds every counted text under its plain key as well, in a browser without `Intl.PluralRules` (iOS 12), which
 * selects the plural forms of English in every language. If the language lacks such a form, i18next
 * falls back to the plain key instead of showing the key to the player.
 */
function withCountedBase(messages: Messages): Messages {
  if (typeof Intl.PluralRules === 'function') return messages;
  const bases: Record<string, string> = {};
  for (const [key, text] of Object.entries(messages)) {
    if (key.endsWith('_other')) bases[key.slice(0, -'_other'.length)] = text;
  }
  return { ...messages, ...bases };
}

/**
 * Creates the translation with the critical part of one language, which is loaded if necessary. There
 * is no fallback language because every catalogue is complete: it has what is to translate in English. A key is looked
 * up in the critical part, then in the deferred one. Rejects if the critical part cannot be loaded.
 */
export async function createI18n({
  language,
  load,
  missing,
  ...given
}: I18nOptions): Promise<I18n> {
  const instance = createInstance();
  const wanted = new Set<TextPart>(['critical']);
  const translators = new Map<string, Translate>();
  let shown = language;

  const isLoaded = (of: Language, part: TextPart): boolean => instance.hasResourceBundle(of, part);

  async function loadMissing(of: Language): Promise<void> {
    const missing = [...wanted].filter((part) => !isLoaded(of, part));
    await Promise.all(
      missing.map(async (part) => {
        const texts = withCountedBase(await load(of, part));
        // Texts do not change, and a copy of hundreds takes a slow phone several milliseconds.
        instance.addResourceBundle(of, part, texts, false, true, { silent: false, skipCopy: true });
      }),
    );
  }

  async function use(next: Language): Promise<void> {
    await loadMissing(next);
    // `loadDeferred` may have been called in the meantime.
    if (![...wanted].every((part) => isLoaded(next, part))) return use(next);
    shown = next;
    await instance.changeLanguage(next);
  }

  const givenTexts: Partial<Record<TextPart, Messages>> = {};
  for (const part of ['critical', 'deferred'] as const) {
    const texts = given[part];
    if (texts !== undefined) {
      wanted.add(part);
      givenTexts[part] = withCountedBase(texts);
    }
  }
  await instance.init({
    lng: language,
    fallbackLng: false,
    // Otherwise it waits for a timer, which would delay the first render.
    initAsync: false,
    resources: { [language]: givenTexts },
    ns: ['critical', 'deferred'] satisfies TextPart[],
    defaultNS: 'critical',
    fallbackNS: 'deferred',
    keySeparator: false,
    nsSeparator: false,
    ...(missing !== undefined && { parseMissingKeyHandler: missing }),
    // React escapes what it renders; escaping twice would show &amp; to the player.
    interpolation: { escape: (value) => isolated(value, languageEntry(shown).direction) },
  });
  await loadMissing(language);

  return {
    instance,
    use,
    loadDeferred: () => {
      wanted.add('deferred');
      return loadMissing(shown);
    },
    hasDeferred: () => isLoaded(shown, 'deferred'),
    has: (key) => instance.exists(key),
    translateIn: (of) => {
      const translate = translators.get(of) ?? memoizeTranslate(instance.getFixedT(of));
      translators.set(of, translate);
      return translate;
    },
  };
}
