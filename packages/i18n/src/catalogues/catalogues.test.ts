import { describe, expect, it } from 'vitest';

import { allTexts } from '../testing/all-texts';
import type { Messages } from '../translate';
import { type Language, languages } from './catalogues';
import { critical } from './en/critical';
import { deferred } from './en/deferred';

const en = { ...critical, ...deferred };
const english: Messages = en;
const others = languages.map((entry) => entry.code).filter((code) => code !== 'en');
const countedBases = Object.keys(en)
  .filter((key) => key.endsWith('_other'))
  .map((key) => key.slice(0, -'_other'.length));

/** Texts that are correct translations although they equal the English ones. */
const sameAsEnglish: Partial<Record<Language, readonly string[]>> = {
  de: ['OK', 'Region', 'Server', 'Wallets'],
  es: ['Asia', '{{hour}} h', '{{min}} min', '{{s}} s'],
  fr: ['Contact', 'Coupon', 'Europe', 'Messages', 'OK', '{{hour}} h', '{{min}} min', '{{s}} s'],
  id: ['+{{number}} bonus', 'Asia', 'Event', 'Game', 'Item', 'Level {{number}}', 'Server'],
  it: [
    '+{{number}} bonus',
    'Account',
    'Asia',
    'Coupon',
    'OK',
    'Password',
    'Server',
    '{{hour}} h',
    '{{min}} min',
    '{{s}} s',
  ],
  ja: ['OK'],
  ms: ['+{{number}} bonus', 'Asia', 'Item', 'OK', '{{min}} min'],
  pl: ['OK', 'Region', '{{min}} min'],
  pt: ['Item', 'OK', '{{hour}} h', '{{min}} min', '{{s}} s'],
  vi: ['Game'],
};

/** A counted text contains its number as `count`, or as `day` where the spec names that placeholder (§3). */
const containsItsNumber = /\{\{(count|day)\}\}/;

function placeholders(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).sort();
}

function pluralForms(language: Language): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Whether a plural form covers a single number, so that a word may replace the number. */
function coversOneNumber(language: Language, form: string): boolean {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 1000 }, (_, number) => number);
  return numbers.filter((number) => rules.select(number) === form).length === 1;
}

function expectedKeys(language: Language): string[] {
  const plain = Object.keys(en).filter(
    (key) => !countedBases.some((base) => key.startsWith(`${base}_`)),
  );
  const counted = countedBases.flatMap((base) =>
    pluralForms(language).map((form) => `${base}_${form}`),
  );
  return [...plain, ...counted].sort();
}

it('keeps the keys of the critical and the deferred part apart', () => {
  expect(Object.keys(critical).filter((key) => key in deferred)).toEqual([]);
});

describe.each(languages.map((entry) => entry.code))('the catalogue of %s', (language) => {
  it('has every text in the plural forms of its language', async () => {
    const texts = await allTexts(language);
    expect(Object.keys(texts).sort()).toEqual(expectedKeys(language));
  });

  it('has no empty text and no stray space', async () => {
    const texts = Object.entries(await allTexts(language));
    expect(texts.filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('has the placeholders of the English text', async () => {
    const texts = await allTexts(language);
    const plain = Object.keys(en).filter((key) => key in texts && !/_(one|other)$/.test(key));
    const differing = plain.filter(
      (key) => placeholders(texts[key] ?? '').join() !== placeholders(english[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('contains the count when a plural form covers several numbers', async () => {
    const texts = await allTexts(language);
    const manyNumbers = pluralForms(language).filter((form) => !coversOneNumber(language, form));
    const keys = countedBases.flatMap((base) => manyNumbers.map((form) => `${base}_${form}`));
    expect(keys.filter((key) => !containsItsNumber.test(texts[key] ?? ''))).toEqual([]);
  });

  it('quotes buttons by their labels', async () => {
    const texts = await allTexts(language);
    expect(texts['result.tipGoPay']).toContain(texts['result.toPay']);
    expect(texts['error.popupBlocked']).toContain(texts['result.toPay']);
    expect(texts['result.tipDone']).toContain(texts['result.rechargeDone']);
    expect(texts['recharge.cardCancelled']).toContain(texts['recharge.buy']);
  });
});

describe.each(others)('the catalogue of %s', (language) => {
  it('differs from English except for the listed words', async () => {
    const texts = await allTexts(language);
    const same = Object.keys(en).filter((key) => texts[key] === english[key]);
    const words = new Set(same.map((key) => english[key]));
    expect([...words].sort()).toEqual(sameAsEnglish[language] ?? []);
  });
});
