import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cataloguesFolder, listLanguages } from '../../packages/i18n/src/testing/catalogue-files';
import { command } from './command.mjs';

/** A copy of the catalogues, in which the tests change texts. */
let folder = '';
let out = '';
/** @type {string[]} */
let said = [];

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  folder = join(root, 'catalogues');
  out = join(root, 'out');
  cpSync(cataloguesFolder, folder, { recursive: true });
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(String(line)));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(join(folder, '..'), { recursive: true });
});

/** @param {...string} args */
function run(...args) {
  said = [];
  return command(args, folder);
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(folder, file), 'utf8');
}

/**
 * @param {string} path
 * @param {string} part
 * @param {string} text
 */
function replace(path, part, text) {
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(part);
  writeFileSync(path, before.replace(part, text));
}

/** The number of texts of a language with two plural forms, as German and Dutch have. */
const all = ['critical', 'deferred'].flatMap((part) =>
  readFileSync(join(cataloguesFolder, `de/${part}.json`), 'utf8').match(/^ {2}"/gm),
).length;

/** Changes an English text, as somebody does in the file. */
function changeEnglish() {
  replace(join(folder, 'en/critical.json'), '"Back"', '"Go back"');
}

/** What `status` says of German. */
function statusOfGerman() {
  run('status', 'de');
  return said;
}

describe('the way to translators and back', () => {
  it('leaves every file of every language byte for byte', () => {
    expect(run('export', '--language', 'all', '--out', out)).toBe(0);
    const files = listLanguages(folder).flatMap((language) =>
      readdirSync(join(folder, language.toLowerCase())).map((name) =>
        join(language.toLowerCase(), name),
      ),
    );
    const before = files.map(read);
    // Without what it had before, everything comes from the XLIFF files.
    for (const file of files.filter((name) => !name.startsWith('en')))
      writeFileSync(join(folder, file), '{}\n');
    const exported = readdirSync(out).map((name) => join(out, name));
    expect(exported).toHaveLength(17);
    expect(run('import', ...exported)).toBe(0);
    expect(files.map(read)).toEqual(before);
  });

  it('gives every text the room that its present translation takes', () => {
    run('export', '--language', 'all', '--out', out);
    const unit = / maxwidth="(\d+)"[^]*?<target[^>]*>([^<]*)</g;
    const lengths = readdirSync(out).flatMap((name) => {
      const units = readFileSync(join(out, name), 'utf8').matchAll(unit);
      return [...units].map(([, max, text = '']) => ({
        name,
        text,
        room: Number(max) - text.length,
      }));
    });
    expect(lengths.filter(({ room }) => room < 0)).toEqual([]);
    expect(lengths).toHaveLength(17 * 48);
  });

  it('gives a changed text as one that needs translation, with what it was', () => {
    changeEnglish();
    run('export', '--language', 'de', '--out', out);
    expect(readFileSync(join(out, 'de.xlf'), 'utf8')).toContain(
      [
        '      <trans-unit id="common.back" xml:space="preserve">',
        '        <source>Go back</source>',
        '        <target state="needs-translation">Zurück</target>',
        '        <note>Name of the arrow',
      ].join('\n'),
    );
    run('import', join(out, 'de.xlf'));
    expect(statusOfGerman()[1]).toBe('         changed  common.back');
  });

  it('takes a text that is finished, and keeps what is not', () => {
    changeEnglish();
    run('export', '--language', 'de', '--out', out);
    const file = join(out, 'de.xlf');
    replace(file, '"needs-translation">Zurück<', '"translated">Geh &amp; zurück<');
    replace(file, '<target state="translated">Ändern<', '<target state="new">Anders<');
    expect(run('import', file)).toBe(0);
    expect(read('de/critical.json')).toContain('"common.back": "Geh & zurück"');
    expect(read('de/critical.json')).toContain('"common.change": "Ändern"');
    expect(statusOfGerman()).toHaveLength(1);
  });

  it('leaves a text to translate if the English one has changed since it was sent', () => {
    run('export', '--language', 'de', '--out', out);
    changeEnglish();
    run('import', join(out, 'de.xlf'));
    expect(statusOfGerman()[1]).toBe('         changed  common.back');
  });

  it.each([
    ['>{{hour}} Std.<', '>Std.<', 'time.hours lacks {{hour}}.'],
    ['>Zurück<', '>Назад<', 'common.back has “Н”, which is not a letter of the language.'],
    [
      'id="time.days_one"',
      'id="time.days_few"',
      'time.days_few is a plural form that de does not have.',
    ],
    ['id="common.back"', 'id="common.bakc"', 'common.bakc is not in English.'],
    [
      '>Kaufen<',
      '>Jetzt sofort kaufen<',
      'goods.buy is 11.0 em wide: the button of the pay bar has 1 × 7.',
    ],
  ])('refuses %s as %s with file and key, and takes the others', (part, text, refusal) => {
    run('export', '--language', 'de', '--out', out);
    replace(join(out, 'de.xlf'), part, text);
    replace(join(out, 'de.xlf'), '>Abbrechen<', '>Lassen<');
    expect(run('import', join(out, 'de.xlf'))).toBe(1);
    expect(said.join('\n')).toContain(`de.xlf: ${refusal}`);
    expect(read('de/deferred.json')).toContain('"common.cancel": "Lassen"');
  });

  it('begins a language with everything in English, to translate', () => {
    expect(run('update', 'nl')).toBe(0);
    expect(read('nl/critical.json')).toBe(read('en/critical.json'));
    expect(read('nl/sources.json')).toBe('{}\n');
    run('status');
    expect(said).toContain(`nl     0 of ${all} translated`);
    run('export', '--language', 'nl', '--out', out);
    const file = join(out, 'nl.xlf');
    replace(
      file,
      '<source>Back</source>\n        <target state="new"><',
      '<source>Back</source>\n        <target>Terug<',
    );
    run('import', file);
    run('status', '--short');
    expect(said).toEqual([`To translate (npm run texts -- status): nl ${all - 1}`]);
  });

  it('takes the file of a platform that names a country', () => {
    run('export', '--language', 'de', '--out', out);
    const file = join(out, 'de.xlf');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"de"', '"de-DE"'));
    expect(run('import', file)).toBe(0);
  });

  it.each([
    ['<xliff', /is not XML/],
    ['<tmx version="1.4" />', /is not XLIFF 1.2/],
    ['<xliff version="2.0" />', /is not XLIFF 1.2/],
  ])('refuses %s', (xml, message) => {
    const file = join(folder, 'wrong.xlf');
    writeFileSync(file, xml);
    expect(() => run('import', file)).toThrow(message);
  });
});

describe('an English text that is changed', () => {
  it('makes its translations to translate until they are confirmed', () => {
    changeEnglish();
    expect(statusOfGerman()).toEqual([
      `de     ${all - 1} of ${all} translated`,
      '         changed  common.back',
    ]);
    expect(run('confirm', 'de', 'common.back')).toBe(0);
    expect(statusOfGerman()).toEqual([`de     ${all} of ${all} translated`]);
  });

  it('is in the place of a translation that lacks its placeholder', () => {
    replace(join(folder, 'en/critical.json'), '"Back"', '"Back to {{text}}"');
    expect(run('status')).toBe(1);
    expect(said).toContain('de/critical.json: common.back lacks {{text}}.');
    run('update');
    expect(read('de/critical.json')).toContain('"common.back": "Back to {{text}}"');
    expect(read('en/critical-keys.ts')).toContain("readonly 'common.back': 'text';");
    expect(statusOfGerman()).toEqual([
      `de     ${all - 1} of ${all} translated`,
      '         new      common.back',
    ]);
  });

  it('that is new is added to every language, and one that is gone removed', () => {
    replace(join(folder, 'en/critical.json'), '"common.back": "Back"', '"common.front": "Front"');
    run('status');
    expect(said).toContain('ja/critical.json: common.front is missing.');
    expect(said).toContain('ja/critical.json: common.back is not in English.');
    run('update');
    expect(read('ja/critical.json')).toContain('{\n  "common.front": "Front",\n  "common.change"');
    expect(read('ja/sources.json')).not.toContain('common.back');
  });
});

describe('confirming', () => {
  it('leaves texts that are as the English ones, unless they are named', () => {
    run('update', 'nl');
    replace(join(folder, 'nl/critical.json'), '"Back"', '"Terug"');
    run('confirm', 'nl');
    expect(said).toContain(`nl: took 1, refused 0, to translate ${all - 1}`);
    run('confirm', 'nl', 'common.ok', 'time.days');
    expect(said).toContain(`nl: took 3, refused 0, to translate ${all - 4}`);
  });

  it('refuses what is not a translation', () => {
    replace(join(folder, 'ja/critical.json'), '"common.back": "', '"common.back": "Back"  ,"x": "');
    expect(run('confirm', 'ja', 'common.back')).toBe(1);
    expect(said).toContain('common.back is not in the script of the language.');
  });
});

it.each([
  [['confirm', 'de', 'common.bakc'], /There is no text common.bakc/],
  [['export', '--language', 'nl', '--out', 'x'], /There is no language nl.*update nl/],
  [['update', 'Dutch language'], /is not the code of a language/],
  [['import', 'nowhere.xlf'], /There is no file nowhere.xlf/],
  [['status', '--all'], /Unknown option '--all'/],
  [['export'], /npm run texts -- <command>/],
  [[], /npm run texts -- <command>/],
])('%j says what is wrong', (args, message) => {
  expect(() => run(...args)).toThrow(message);
});
