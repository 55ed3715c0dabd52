import { describe, expect, it } from 'vitest';

import { translatedTexts } from '../testing/translated-texts';
import { type Language, languages } from './catalogues';

/** The opening and closing quotation marks of each language. */
const quotes: Readonly<Record<Language, string>> = {
  ar: '«»',
  de: '„“',
  en: '“”',
  es: '«»',
  fr: '«»',
  id: '“”',
  it: '“”',
  ja: '「」',
  ko: '‘’',
  ms: '“”',
  pl: '„”',
  pt: '“”',
  ru: '«»',
  th: '“”',
  tr: '“”',
  vi: '“”',
  'zh-CN': '“”',
  'zh-TW': '「」',
};

/** Languages that put a space before an ellipsis. */
const spacedEllipsis: readonly Language[] = ['de', 'en'];

/** Languages with full-width commas, colons and brackets. */
const fullWidth: readonly Language[] = ['ja', 'zh-CN', 'zh-TW'];

/** Abbreviations that end with a full stop. */
const shortened = /\}\} (Std|Min|Sek|godz|sek|ชม)\.$/;

/** Between two Latin letters, ’ is an apostrophe, not a quotation mark. */
const apostrophe = /(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu;

/** Replaces each placeholder with a letter, so that the checks see the text as it is displayed. */
function asShown(text: string): string {
  return text.replaceAll(/\{\{\w+\}\}/g, 'x');
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

describe.each(languages.map(({ code }) => code))('the texts of %s', (language) => {
  function textsThat(isWrong: (text: string) => boolean): string[] {
    const texts = Object.entries(translatedTexts(language));
    return texts
      .filter(([, text]) => isWrong(asShown(text)))
      .map(([key, text]) => `${key}: ${text}`);
  }

  it('write an ellipsis as one character with the spacing of the language', () => {
    const form = spacedEllipsis.includes(language) ? /[^ ]…/ : /\s…/;
    expect(textsThat((text) => text.includes('...') || form.test(text))).toEqual([]);
  });

  it('use the paired quotation marks of the language and no straight ones', () => {
    const [open = '', close = ''] = quotes[language];
    const foreign = new RegExp(`["'„“”«»「」『』‘’](?<![${open}${close}])`);
    const isWrong = (text: string): boolean => {
      const plain = text.replaceAll(apostrophe, '');
      const isLoose = language !== 'fr' && new RegExp(`${open}\\s|\\s${close}`).test(plain);
      return isLoose || foreign.test(plain) || count(plain, open) !== count(plain, close);
    };
    expect(textsThat(isWrong)).toEqual([]);
  });

  it('have no double space and no space before a punctuation mark', () => {
    const spaces = /\s\s|\s[,.)\]]|[([]\s| [;:?!%]/;
    expect(textsThat((text) => spaces.test(text))).toEqual([]);
  });

  it('end without a full stop', () => {
    const texts = Object.entries(translatedTexts(language));
    const stopped = texts.filter(([, text]) => /[.。｡]$/.test(text) && !shortened.test(text));
    expect(stopped).toEqual([]);
  });

  it('pair ¿ with ? and ¡ with ! only in Spanish', () => {
    const isSpanish = language === 'es';
    const isWrong = (text: string): boolean =>
      isSpanish
        ? count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!')
        : /[¿¡]/.test(text);
    expect(textsThat(isWrong)).toEqual([]);
  });

  it('put a narrow no-break space next to punctuation marks only in French', () => {
    const isWrong = (text: string): boolean =>
      language === 'fr' ? /[^\u202f][?!:;»]|«[^\u202f]/.test(text) : text.includes('\u202f');
    expect(textsThat(isWrong)).toEqual([]);
  });

  it('use the punctuation marks of the language, full-width or not', () => {
    const isWrong = (text: string): boolean => {
      if (fullWidth.includes(language)) return /[,;:?!()]|\p{Script=Han}\./u.test(text);
      if (language === 'ar') return /[,;?，；？！（）]/.test(text);
      return /[，；：？！（）。、؟،؛]/.test(text);
    };
    expect(textsThat(isWrong)).toEqual([]);
  });
});
