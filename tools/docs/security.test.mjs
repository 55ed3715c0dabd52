import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../terminal/repository.mjs';
import { listedAsMissing, namedPaths, securityAnswers, securitySummary } from './read-security.mjs';

const page = readFileSync(join(repository, 'docs/security.md'), 'utf8');
const answers = securityAnswers(page);
const ofAsvs = answers.filter(({ numbers: [number = ''] }) => number.startsWith('v5.0.0-'));

/** @type {Record<'1' | '2', Record<string, number[]>>} */
const levels = JSON.parse(readFileSync(join(repository, 'tools/docs/asvs-5.0.0.json'), 'utf8'));

/** @param {'1' | '2'} level */
const numbersOf = (level) =>
  Object.entries(levels[level]).flatMap(([section, last]) =>
    last.map((number) => `v5.0.0-${section}.${String(number)}`),
  );

it('every path that the account of security names exists', () => {
  const paths = namedPaths(page);

  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
});

it('every requirement of level 1 is answered once, and others are of level 2 and say so', () => {
  const answered = ofAsvs.map(({ numbers, isLevel2 }) => `${numbers.join()} ${String(isLevel2)}`);
  const expected = numbersOf('1').map((number) => `${number} false`);
  const others = answered.filter((one) => !expected.includes(one));
  const known = new Set(numbersOf('2').map((number) => `${number} true`));

  expect(expected.length).toBe(70);
  expect(answered.filter((one) => expected.includes(one)).sort()).toEqual(expected.sort());
  expect(others.filter((one) => !known.has(one))).toEqual([]);
  expect(new Set(others).size).toBe(others.length);
});

/** The chapters of which the page answers all of level 2. */
const wholeChapters = ['2', '3', '6', '7', '8', '9', '10', '14'];

it('every requirement of level 2 is answered in the chapters that concern payments, sign-in or the browser', () => {
  const answered = new Set(ofAsvs.flatMap(({ numbers }) => numbers));
  const wanted = numbersOf('2').filter((number) =>
    wholeChapters.some((chapter) => number.startsWith(`v5.0.0-${chapter}.`)),
  );

  expect(wanted.length).toBeGreaterThan(80);
  expect(wanted.filter((number) => !answered.has(number))).toEqual([]);
});

it('what is met names a test or a document, and every other answer has a reason', () => {
  const isShown = (/** @type {string} */ text) =>
    /\.(?:test|spec|stories)\.(?:tsx?|mjs)`/.test(text);
  const bare = answers
    .filter(({ answer, how, shownBy }) =>
      answer === 'Met' ? !isShown(shownBy) && !/\]\(\S+\)/.test(how) : how === '–',
    )
    .map(({ numbers }) => numbers.join());

  expect(bare).toEqual([]);
});

it('the summary counts what the tables answer', () => {
  /** @param {RegExp} number @param {boolean} isLevel2 */
  const counts = (number, isLevel2 = false) => {
    const rows = answers.filter(
      (one) => number.test(one.numbers[0] ?? '') && one.isLevel2 === isLevel2,
    );
    const of = (/** @type {string} */ answer) => rows.filter((one) => one.answer === answer).length;
    return [of('Met'), of('Not applicable'), of('No'), rows.length];
  };

  expect(securitySummary(page)).toEqual([
    { name: 'ASVS level 1', counts: counts(/^v5/) },
    { name: 'ASVS level 2, in part', counts: counts(/^v5/, true) },
    { name: 'PCI DSS', counts: counts(/^\d/) },
    { name: 'RFC 9700', counts: counts(/^§/) },
  ]);
});

it('the list of what is missing names each “no”, and nothing else', () => {
  const missing = answers.filter(({ answer }) => answer === 'No').flatMap(({ numbers }) => numbers);

  expect(missing.length).toBeGreaterThan(0);
  expect(listedAsMissing(page).sort()).toEqual([...new Set(missing)].sort());
});

it('every row of a table of answers is read', () => {
  const rows = page.split('\n').filter((line) => /^\| (?:v5\.0\.0-|§|\d+\.)/.test(line));

  expect(answers.length).toBe(rows.length);
});
