import { describe, expect, it } from 'vitest';

import { allTexts } from '../testing/all-texts';

const letters = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
} as const;

/** Texts that are written in Latin letters, or without letters, in every language. */
const unchanged: readonly string[] = ['OK', 'Lv.{{number}}', '{{number}}%OFF'];

describe.each(['ar', 'ja', 'ko', 'ru', 'th', 'zh-CN', 'zh-TW'] as const)(
  'the texts of %s',
  (language) => {
    it('are written in the script of the language', async () => {
      const texts = Object.entries(await allTexts(language));
      const foreign = texts.filter(([, text]) => !letters[language].test(text));
      expect(foreign.filter(([, text]) => !unchanged.includes(text))).toEqual([]);
    });
  },
);
