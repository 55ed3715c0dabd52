import { createInstance, type i18n } from 'i18next';

import type { Language } from './languages';
import type { Messages, TextPart } from './messages';
import { rememberTexts } from './remember-texts';
import type { Translate } from './translate';

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
  readonly loadLater: () => Promise<void>;
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
 * Starts the translation with the first part of one language loaded, and nothing else. There is no
 * fallback language: every catalogue is complete by type, so a second one is never fetched behind the
 * player's back. A text is looked up in the first part, then in the later one.
 */
export async function createI18n({ language, load }: I18nOptions): Promise<I18n> {
  const instance = createInstance();
  const wanted = new Set<TextPart>(['first']);
  const translators = new Map<string, Translate>();
  let shown = language;

  const isHere = (of: Language, part: TextPart): boolean => instance.hasResourceBundle(of, part);

  async function bring(of: Language): Promise<void> {
    const missing = [...wanted].filter((part) => !isHere(of, part));
    await Promise.all(
      missing.map(async (part) => {
        instance.addResourceBundle(of, part, withCountedBase(await load(of, part)));
      }),
    );
  }

  async function use(next: Language): Promise<void> {
    await bring(next);
    // The later part may have been asked for meanwhile.
    if (![...wanted].every((part) => isHere(next, part))) return use(next);
    shown = next;
    await instance.changeLanguage(next);
  }

  await instance.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    ns: ['first', 'later'] satisfies TextPart[],
    defaultNS: 'first',
    fallbackNS: 'later',
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders; escaping twice would show &amp; to the player. Between texts that
    // run from right to left a value keeps its own order: `$4.99` would otherwise end with its `$`.
    interpolation: {
      escape: (value) => (instance.dir() === 'rtl' ? `\u2068${value}\u2069` : value),
    },
  });
  await bring(language);

  return {
    instance,
    use,
    loadLater: () => {
      wanted.add('later');
      return bring(shown);
    },
    translateIn: (of) => {
      const translate = translators.get(of) ?? rememberTexts(instance.getFixedT(of));
      translators.set(of, translate);
      return translate;
    },
  };
}
