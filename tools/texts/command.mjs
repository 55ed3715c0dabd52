import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  cataloguesFolder,
  listLanguages,
  parts,
  readCatalogue,
  writeCatalogue,
} from '../../packages/i18n/src/testing/catalogue-files';
import { baseOf, mistakesOf } from '../../packages/i18n/src/testing/text-rules';
import { PlainFailure } from '../terminal/plain-failure.mjs';
import { keyTypes } from './key-types.mjs';
import { translationsOf, updated, withTranslations } from './translations.mjs';
import { readXliff, writeXliff } from './xliff.mjs';

/** @typedef {import('./translations.mjs').Translation} Translation */

const usage = `npm run texts -- <command>

  types                        writes the types of the keys of the English texts
  update [<language> …]        writes them, and gives every language the keys of the English texts, and begins new languages;
                               what they lack is in English, to translate
  status [<language> …] [--short]
                               lists what is to translate, and what is wrong
  export --language <language> --out <folder>
                               writes an XLIFF file of a language, or of all (--language all)
  import <file> …              takes the finished translations of XLIFF files
  confirm <language> [<key> …] says that these translations, or all that are not English, fit the English texts`;

/** @param {string} line */
function say(line) {
  console.log(line);
}

/** @param {string} folder */
function readEnglish(folder) {
  return readCatalogue(folder, 'en');
}

/**
 * @param {string} folder
 * @returns {number}
 */
function writeTypes(folder) {
  for (const part of parts)
    writeFileSync(join(folder, 'en', `${part}-keys.ts`), keyTypes(part, readEnglish(folder)[part]));
  return 0;
}

/** @param {string} name */
function canonical(name) {
  try {
    const [language = ''] = Intl.getCanonicalLocales(name);
    if (Intl.PluralRules.supportedLocalesOf([language]).length > 0) return language;
  } catch {
    // Not even the form of a code.
  }
  throw new PlainFailure(`${name} is not the code of a language, such as nl or zh-TW.`);
}

/**
 * @param {string} folder
 * @param {readonly string[]} begun codes of new languages
 * @returns {number}
 */
function update(folder, begun) {
  const languages = new Set([...listLanguages(folder), ...begun.map(canonical)]);
  for (const language of languages)
    writeCatalogue(folder, updated(readCatalogue(folder, language), readEnglish(folder)));
  return writeTypes(folder);
}

/**
 * @param {string} folder
 * @param {string} language
 */
function toTranslate(folder, language) {
  const catalogue = readCatalogue(folder, language);
  return translationsOf(catalogue, readEnglish(folder)).filter(
    ({ state }) => state !== 'translated',
  );
}

/**
 * @param {string} folder
 * @param {readonly string[]} languages
 * @param {boolean} isShort
 * @returns {number} 1 if something is wrong
 */
function status(folder, languages, isShort) {
  if (isShort) {
    const counts = languages.map(
      (one) => /** @type {const} */ ([one, toTranslate(folder, one).length]),
    );
    const open = counts.filter(([, count]) => count > 0).map((count) => count.join(' '));
    if (open.length > 0) say(`To translate (npm run texts -- status): ${open.join(', ')}`);
    return 0;
  }
  const mistakes = languages.flatMap((language) => {
    const catalogue = readCatalogue(folder, language);
    const all = translationsOf(catalogue, readEnglish(folder));
    const open = all.filter(({ state }) => state !== 'translated');
    say(`${language.padEnd(6)} ${all.length - open.length} of ${all.length} translated`);
    for (const { key, state } of open) say(`         ${state.padEnd(8)} ${key}`);
    return mistakesOf(catalogue, readEnglish(folder));
  });
  for (const mistake of mistakes) say(mistake);
  return mistakes.length === 0 ? 0 : 1;
}

/**
 * @param {string} folder
 * @param {string} wanted a language, or `all`
 * @param {string} out
 * @returns {number}
 */
function exportTexts(folder, wanted, out) {
  const others = listLanguages(folder).filter((language) => language !== 'en');
  const languages = wanted === 'all' ? others : [known(folder, wanted)];
  mkdirSync(out, { recursive: true });
  for (const language of languages) {
    const catalogue = readCatalogue(folder, language);
    const file = join(out, `${language}.xlf`);
    writeFileSync(file, writeXliff(language, translationsOf(catalogue, readEnglish(folder))));
    say(`wrote ${file}`);
  }
  return 0;
}

/**
 * Returns the language of a folder. Translation platforms may name its country as well.
 *
 * @param {string} folder
 * @param {string} name
 */
function known(folder, name) {
  const languages = listLanguages(folder).filter((language) => language !== 'en');
  const code = canonical(name);
  const found =
    languages.find((one) => one === code) ?? languages.find((one) => one === code.split('-')[0]);
  if (found !== undefined) return found;
  throw new PlainFailure(`There is no language ${name}. Begin it: npm run texts -- update ${name}`);
}

/** @param {string} file */
function readFile(file) {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new PlainFailure(`There is no file ${file}.`);
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {number} 1 if texts are refused
 */
function importTexts(folder, files) {
  const refusals = files.flatMap((file) => {
    const finished = readXliff(basename(file), readFile(file));
    const names = [...new Set(finished.map(({ language }) => language))];
    return names.flatMap((name) => {
      const language = known(folder, name);
      const own = finished.filter((one) => one.language === name);
      return take(folder, language, own).map(
        ({ key, mistake }) => `${basename(file)}: ${key} ${mistake}.`,
      );
    });
  });
  for (const refusal of refusals) say(refusal);
  return refusals.length === 0 ? 0 : 1;
}

/**
 * Writes translations into the files of a language, and returns those that are refused.
 *
 * @param {string} folder
 * @param {string} language
 * @param {Parameters<typeof withTranslations>[2]} translations
 */
function take(folder, language, translations) {
  const before = readCatalogue(folder, language);
  const { catalogue, refused } = withTranslations(before, readEnglish(folder), translations);
  writeCatalogue(folder, catalogue);
  const open = toTranslate(folder, language).length;
  say(
    `${language}: took ${translations.length - refused.length}, refused ${refused.length}, to translate ${open}`,
  );
  return refused;
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {readonly string[]} keys
 * @returns {number} 1 if texts are refused
 */
function confirm(folder, name, keys) {
  const language = known(folder, name);
  const all = translationsOf(readCatalogue(folder, language), readEnglish(folder));
  const unknown = keys.filter(
    (key) => !all.some((one) => one.key === key || baseOf(one.key) === key),
  );
  if (unknown.length > 0) throw new PlainFailure(`There is no text ${unknown.join(', ')}.`);
  const isNamed = (/** @type {Translation} */ { key }) =>
    keys.includes(key) || keys.includes(baseOf(key));
  // A text that is as the English one is probably not translated, unless its key is named.
  const isMeant = (/** @type {Translation} */ one) =>
    keys.length > 0 ? isNamed(one) : one.state !== 'translated' && one.text !== one.english;
  const refused = take(folder, language, all.filter(isMeant));
  for (const { key, mistake } of refused) say(`${key} ${mistake}.`);
  return refused.length === 0 ? 0 : 1;
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        language: { type: 'string', default: '' },
        out: { type: 'string', default: '' },
        short: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new PlainFailure(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
}

/**
 * Runs a command of `npm run texts`.
 *
 * @param {readonly string[]} args
 * @param {string} [folder] of the catalogues
 * @returns {number} the exit code
 * @throws {PlainFailure}
 */
export function command(args, folder = cataloguesFolder) {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  if (name === 'types') return writeTypes(folder);
  if (name === 'update') return update(folder, rest);
  if (name === 'status') {
    const named = rest.map((one) => known(folder, one));
    return status(folder, named.length > 0 ? named : listLanguages(folder), values.short);
  }
  if (name === 'export' && values.language && values.out)
    return exportTexts(folder, values.language, values.out);
  if (name === 'import' && rest.length > 0) return importTexts(folder, rest);
  if (name === 'confirm' && rest[0] !== undefined) return confirm(folder, rest[0], rest.slice(1));
  throw new PlainFailure(usage);
}
