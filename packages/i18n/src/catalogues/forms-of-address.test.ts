import { describe, expect, it } from 'vitest';

import { translatedTexts } from '../testing/translated-texts';

/** A word that begins and ends there. */
function word(words: string, flags = 'iu'): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);
}

/**
 * The form of address that each language does not use. A capital letter at the beginning of a sentence may
 * be another word, so German and Italian are checked within sentences.
 */
const otherForm = {
  de: /(?<![.:?!] |^)(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u,
  es: word('usted|ustedes'),
  fr: word('tu|te|toi|ton|ta|tes'),
  id: word('anda'),
  it: /(?<![.:?!] |^)(?<!\p{L})(?:Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/u,
  ms: word('kamu|awak'),
  pl: word('pan|pana|panu|pani|panią|państwo|państwa|państwu'),
  pt: word('tu|te|ti|teus?|tuas?|contigo'),
  ru: word('ты|тебя|тебе|тобой|тво(?:й|я|ё|и|его|ему|ей|их|им|ими)'),
  // The endings of verbs, and words that are not also a genitive.
  tr: /\p{L}(?:[ıiuü]yor|[ae]bilir|[ae]ca[kğ]|m[ae]z)s[ıiuü]n(?!\p{L})|\p{L}[dt][ıiuü]ğ[ıiuü]n(?!\p{L})|(?<!\p{L})(?:hesabından|siparişin var|bankan|ödemen|sunucunu|oturumunu)(?!\p{L})/iu,
  vi: word('quý khách|mày|cậu'),
} as const;

describe.each(['de', 'es', 'fr', 'id', 'it', 'ms', 'pl', 'pt', 'ru', 'tr', 'vi'] as const)(
  'the texts of %s',
  (language) => {
    it('address the player in one form', () => {
      const texts = Object.entries(translatedTexts(language));
      expect(texts.filter(([, text]) => otherForm[language].test(text))).toEqual([]);
    });
  },
);
