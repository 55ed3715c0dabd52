import { DOMParser } from '@xmldom/xmldom';
import { fileOf, parts } from '../../packages/i18n/src/testing/catalogue-files';
import { places } from '../../packages/i18n/src/testing/places';
import {
  baseOf,
  hasWideLetters,
  noteOf,
  numbersOf,
} from '../../packages/i18n/src/testing/text-rules';
import { PlainFailure } from '../terminal/plain-failure.mjs';

/** @typedef {import('./translations.mjs').Translation} Translation */

/**
 * A text of an XLIFF file that a translator has finished.
 *
 * @typedef {object} Finished
 * @property {string} language
 * @property {string} key
 * @property {string} english the English text that it was made from
 * @property {string} text
 */

/** What the state of a translation is in XLIFF 1.2. */
const stateNames = /** @type {const} */ ({
  new: 'new',
  changed: 'needs-translation',
  translated: 'translated',
});

/** @param {string} text */
function escaped(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Returns the notes of a text: what it is, for which numbers, and where to see it.
 *
 * @param {string} key
 * @param {string} language
 */
function notesOf(key, language) {
  const note = noteOf(key);
  const form = key.slice(baseOf(key).length + 1);
  const numbers = form === '' ? [] : numbersOf(language, form).slice(0, 4);
  const place = places[note?.place ?? ''];
  return [
    note?.description ?? '',
    ...(form === ''
      ? []
      : [`Plural form ${form}, for numbers such as ${numbers.join(', ') || '0.5'}.`]),
    ...(place === undefined
      ? []
      : [`Room: ${note?.place ?? ''}, lines: ${place.lines}, width: ${place.width} em.`]),
    ...(note?.story === undefined ? [] : [`Storybook: ${note.story}`]),
  ];
}

/** The widths of an average letter in em, as `text-width.ts` measures them. */
const letterWidth = { wide: 1, other: 0.6 };

/** How many characters stand for a placeholder on the screen. All in places with little room are counts. */
const charactersOfValue = 2;

/**
 * Returns about how many characters a text may have, or null. Whether it fits is measured when it is imported.
 *
 * @param {string} key
 * @param {string} language
 * @param {string} english
 */
function maxLength(key, language, english) {
  const place = places[noteOf(key)?.place ?? ''];
  if (place === undefined) return null;
  const width = hasWideLetters(language) ? letterWidth.wide : letterWidth.other;
  const placeholders = english.match(/\{\{\w+\}\}/g) ?? [];
  const added = placeholders.map((placeholder) => placeholder.length - charactersOfValue);
  return added.reduce((sum, one) => sum + one, Math.floor((place.width * place.lines) / width));
}

/**
 * @param {Translation} translation
 * @param {string} language
 */
function unit({ key, english, text, state }, language) {
  const max = maxLength(key, language, english);
  const room = max === null ? '' : ` maxwidth="${max}" size-unit="char"`;
  return [
    `      <trans-unit id="${escaped(key)}"${room} xml:space="preserve">`,
    `        <source>${escaped(english)}</source>`,
    `        <target state="${stateNames[state]}">${state === 'new' ? '' : escaped(text)}</target>`,
    ...notesOf(key, language).map((note) => `        <note>${escaped(note)}</note>`),
    '      </trans-unit>',
  ].join('\n');
}

/**
 * Returns the texts of a language as XLIFF 1.2. A new text has no translation: its English one is not for keeps.
 *
 * @param {string} language
 * @param {readonly Translation[]} translations
 * @returns {string}
 */
export function writeXliff(language, translations) {
  const files = parts.map((part) => {
    const units = translations.filter((one) => one.part === part).map((one) => unit(one, language));
    return [
      `  <file original="${fileOf(language, part)}" source-language="en" target-language="${language}" datatype="plaintext">`,
      '    <body>',
      ...units,
      '    </body>',
      '  </file>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...files,
    '</xliff>',
    '',
  ].join('\n');
}

/**
 * Returns the finished texts of an XLIFF 1.2 file: those with a translation whose state, if it has one, does not say that
 * something is missing (`new`, `needs-…`).
 *
 * @param {string} name of the file, for messages
 * @param {string} xml
 * @returns {Finished[]}
 * @throws {PlainFailure} if it is no XLIFF 1.2
 */
export function readXliff(name, xml) {
  const root = parse(name, xml).documentElement;
  if (root?.localName !== 'xliff' || root.getAttribute('version') !== '1.2')
    throw new PlainFailure(`${name} is not XLIFF 1.2.`);
  return [...root.getElementsByTagNameNS('*', 'file')].flatMap((file) => {
    const language = file.getAttribute('target-language') ?? '';
    return [...file.getElementsByTagNameNS('*', 'trans-unit')].flatMap((element) => {
      const [source] = element.getElementsByTagNameNS('*', 'source');
      const [target] = element.getElementsByTagNameNS('*', 'target');
      const text = target?.textContent ?? '';
      const state = target?.getAttribute('state') ?? '';
      if (text === '' || state === 'new' || state.startsWith('needs-')) return [];
      const key = element.getAttribute('id') ?? '';
      return [{ language, key, english: source?.textContent ?? '', text }];
    });
  });
}

/**
 * @param {string} name
 * @param {string} xml
 */
function parse(name, xml) {
  try {
    return new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    }).parseFromString(xml, 'text/xml');
  } catch (error) {
    throw new PlainFailure(`${name} is not XML: ${error instanceof Error ? error.message : ''}`);
  }
}
