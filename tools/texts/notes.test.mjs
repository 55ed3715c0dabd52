import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import critical from '../../packages/i18n/src/catalogues/en/critical.json';
import deferred from '../../packages/i18n/src/catalogues/en/deferred.json';
import notesFile from '../../packages/i18n/src/catalogues/en/notes.json';
import { places } from '../../packages/i18n/src/testing/places';
import { baseOf, placeholdersOf } from '../../packages/i18n/src/testing/text-rules';
import { listSourceFiles } from '../boundaries/source-files.mjs';
import { repository } from '../terminal/repository.mjs';
import { unusedKeys } from './unused-keys.mjs';

/** @type {Readonly<Record<string, import('../../packages/i18n/src/testing/text-rules').Note>>} */
const notes = notesFile;
const english = Object.entries({ ...critical, ...deferred });
const keys = [...new Set(english.map(([key]) => (key in notes ? key : baseOf(key))))];

it('every text has a note, in the order of the texts, and no other key has one', () => {
  expect(Object.keys(notes)).toEqual(keys);
});

it('every note says what the placeholders of its text are', () => {
  const unexplained = english.flatMap(([key, text]) => {
    const description = (notes[key] ?? notes[baseOf(key)])?.description ?? '';
    const missing = placeholdersOf(text).filter((name) => !description.includes(`{{${name}}}`));
    return missing.map((name) => `${key}: ${name}`);
  });
  expect(unexplained).toEqual([]);
});

it('notes name places with little room, and each of these has a text', () => {
  const named = Object.values(notes).flatMap(({ place }) => place ?? []);
  expect([...new Set(named)].sort()).toEqual(Object.keys(places).sort());
});

it('every text that is shown can be seen in a story that exists', () => {
  const files = listSourceFiles(repository, /\.stories\.tsx$/);
  const sources = files.map((file) => readFileSync(join(repository, file), 'utf8'));
  const titles = sources.map((source) => /^ {2}title: '(\w+\/.+)',$/m.exec(source)?.[1]);
  const unseen = Object.entries(notes).filter(([, { story }]) => !titles.includes(story));
  expect(unseen.map(([key]) => key)).toEqual(unusedKeys);
});
