import notes from '../catalogues/en/notes.json';
import type { Messages, TextPart } from '../translate';
import { type Catalogue, fileOf, hashOf, parts } from './catalogue-files';
import { places } from './places';
import { linesOf, textWidth } from './text-width';

/** What a translator is told of a text. */
export interface Note {
  /** Where the text is shown, and what its placeholders are. */
  readonly description: string;
  /** The place with little room where it is shown: a key of `places`. */
  readonly place?: string;
  /** The title of a Storybook story that shows it, or its place: not every message has a story of its own. */
  readonly story?: string;
}

/** The plural forms of CLDR, as i18next appends them to a key. */
const allForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const formEnding = new RegExp(`_(${allForms.join('|')})$`);

/** Returns the key without its plural form, whether or not it has one. */
export function baseOf(key: string): string {
  return key.replace(formEnding, '');
}

/** Returns the note of a text, of any plural form. */
export function noteOf(key: string): Note | undefined {
  const all: Readonly<Record<string, Note>> = notes;
  return all[key] ?? all[baseOf(key)];
}

/** The numbers below 1000 by plural form, of the languages that were asked for: to find them out takes a while. */
const numbersByForm = new Map<string, ReadonlyMap<string, readonly number[]>>();

function formsOf(language: string): ReadonlyMap<string, readonly number[]> {
  const known = numbersByForm.get(language);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const numbers = Array.from({ length: 1000 }, (_, number) => number);
  const forms = new Map(
    allForms
      .filter((form) => pluralCategories.includes(form))
      .map((form) => [form, numbers.filter((number) => rules.select(number) === form)]),
  );
  numbersByForm.set(language, forms);
  return forms;
}

/** Returns the plural forms of a language. */
function pluralForms(language: string): readonly string[] {
  return [...formsOf(language).keys()];
}

/** Returns the numbers below 1000 that take a plural form. */
export function numbersOf(language: string, form: string): readonly number[] {
  return formsOf(language).get(form) ?? [];
}

/** Returns the keys that a part has in a language, in the order of the English texts. */
export function keysIn(language: string, english: Messages): string[] {
  const keys = Object.keys(english).flatMap((key) => {
    const base = baseOf(key);
    if (!(`${base}_other` in english)) return [key];
    return pluralForms(language).map((form) => `${base}_${form}`);
  });
  return [...new Set(keys)];
}

/** Returns the English text that a text is a translation of: of a plural form that English lacks, `other`. */
export function englishOf(key: string, english: Messages): string {
  return english[key] ?? english[`${baseOf(key)}_other`] ?? '';
}

/**
 * The state of a translation: `new` if there is none, so the text is English; `changed` if it was made from another English
 * text; `translated` otherwise.
 */
export type TranslationState = 'new' | 'changed' | 'translated';

/** Returns the state of a text. English is its own translation. */
export function stateOf(key: string, english: Messages, catalogue: Catalogue): TranslationState {
  const source = catalogue.sources[key];
  if (catalogue.language === 'en') return 'translated';
  if (source === undefined) return 'new';
  return source === hashOf(englishOf(key, english)) ? 'translated' : 'changed';
}

/** Returns the placeholders of a text, sorted. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();
}

/** Returns names without the other ones, each taken away as often as it is there. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const rest = [...names];
  for (const other of others) if (rest.includes(other)) rest.splice(rest.indexOf(other), 1);
  return rest;
}

/** A text of a catalogue, and the English text that it stands for. */
interface Text {
  readonly text: string;
  readonly language: string;
  readonly key: string;
  readonly english: string;
}

/** Returns why a text would show something wrong in any language, or null. */
export function mistakeIn({ text, language, key, english }: Text): string | null {
  if (text === '' || text !== text.trim()) return 'is empty, or begins or ends with a space';
  if (/[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')))
    return 'has a brace that is not part of a placeholder';
  const [own, wanted] = [placeholdersOf(text), placeholdersOf(english)];
  const [surplus] = without(own, wanted);
  if (surplus !== undefined) return `has a {{${surplus}}} that the English text does not have`;
  // A plural form for one number may say it in words: "a coupon".
  const [, form] = formEnding.exec(key) ?? [];
  const isOfOneNumber = form !== undefined && numbersOf(language, form).length === 1;
  const [lost] = without(wanted, isOfOneNumber ? [...own, 'count', 'day'] : own);
  return lost === undefined ? null : `lacks {{${lost}}}`;
}

/** Texts that are written in Latin letters, or without letters, in every language. */
const unchanged: readonly string[] = ['OK', 'Lv.', '%OFF'];

/** The letters of languages that are written in more than one script, or in a part of one. */
const lettersOf: Readonly<Record<string, string>> = {
  Hans: '\\p{Script=Hani}',
  Hant: '\\p{Script=Hani}',
  Jpan: '\\p{Script=Hira}\\p{Script=Kana}\\p{Script=Hani}',
  Kore: '\\p{Script=Hang}',
};

function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? 'Latn';
}

/** Returns whether the letters of a language are as wide as they are high. */
export function hasWideLetters(language: string): boolean {
  return scriptOf(language) in lettersOf;
}

/** Finds a letter of a language, and one that belongs neither to it nor to a name in Latin letters. */
interface LetterSearch {
  readonly own: RegExp;
  readonly foreign: RegExp;
}

const searches = new Map<string, LetterSearch>();

function searchOf(language: string): LetterSearch {
  const known = searches.get(language);
  if (known !== undefined) return known;
  const script = scriptOf(language);
  const letters = lettersOf[script] ?? `\\p{Script=${script}}`;
  const search = {
    // A text in Latin letters may have none: “+{{number}}”.
    own: script === 'Latn' ? /^/u : new RegExp(`[${letters}]`, 'u'),
    foreign: new RegExp(`(?=\\p{L})[^${letters}\\p{Script=Latn}\\p{Script=Zyyy}]`, 'u'),
  };
  searches.set(language, search);
  return search;
}

/** Returns why a text is not in the script of its language, or null. Names may be in Latin letters anywhere. */
function mistakeInScript(text: string, language: string): string | null {
  const words = text.replaceAll(/\{\{\w+\}\}/g, '').trim();
  const { own, foreign } = searchOf(language);
  const [letter] = foreign.exec(words) ?? [];
  if (letter !== undefined) return `has “${letter}”, which is not a letter of the language`;
  return own.test(words) || unchanged.includes(words)
    ? null
    : 'is not in the script of the language';
}

/** The highest count that is plausible, since it makes the longest text. */
const highestCount = '99';

/** Returns why a text does not fit into the place where it is shown, or null. */
function mistakeInLength(text: string, key: string): string | null {
  const name = noteOf(key)?.place;
  const place = name === undefined ? undefined : places[name];
  if (place === undefined) return null;
  const shown = text.replaceAll('{{number}}', highestCount);
  if (linesOf(shown, place.width) <= place.lines) return null;
  const width = textWidth(shown).toFixed(1);
  return `is ${width} em wide: ${name ?? ''} has ${String(place.lines)} × ${String(place.width)}`;
}

/** Returns why a text is not a translation into its language, or null. */
export function mistakeInTranslation(of: Text): string | null {
  return mistakeIn(of) ?? mistakeInScript(of.text, of.language) ?? mistakeInLength(of.text, of.key);
}

function mistakeInKey(key: string, part: TextPart, english: Catalogue, language: string): string {
  const other = parts.find((name) => name !== part) ?? part;
  if (keysIn(language, english[other]).includes(key)) return `belongs into ${other}.json`;
  const isCounted = `${baseOf(key)}_other` in english[part];
  return isCounted ? `is a plural form that ${language} does not have` : 'is not in English';
}

/** Returns what is wrong in a catalogue, each with file and key. What is to translate is in English or outdated, and may be. */
export function mistakesOf(catalogue: Catalogue, english: Catalogue): string[] {
  const { language } = catalogue;
  return parts.flatMap((part) => {
    const wanted = keysIn(language, english[part]);
    const texts = catalogue[part];
    const mistakeOf = (key: string): string | null => {
      const text = texts[key];
      if (text === undefined) return 'is missing';
      if (!wanted.includes(key)) return mistakeInKey(key, part, english, language);
      const isTranslated = stateOf(key, english[part], catalogue) === 'translated';
      const check = isTranslated ? mistakeInTranslation : mistakeIn;
      return check({ text, language, key, english: englishOf(key, english[part]) });
    };
    return [...new Set([...wanted, ...Object.keys(texts)])].flatMap((key) => {
      const mistake = mistakeOf(key);
      return mistake === null ? [] : [`${fileOf(language, part)}: ${key} ${mistake}.`];
    });
  });
}
