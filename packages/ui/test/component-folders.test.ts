import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/**
 * Entries of the package that draw nothing: colours and types. The list can only shrink: a folder that
 * has got stories, or is gone, must not be in it.
 */
const drawNothing: readonly string[] = ['brand-style', 'link'];

/** A folder that is an entry of the package, with its files. */
interface Folder {
  readonly name: string;
  readonly files: readonly string[];
}

const folders: readonly Folder[] = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, files: readdirSync(join(source, name)) }))
  .filter(({ files }) => files.includes('index.ts'));

const isStories = (file: string): boolean => file.endsWith('.stories.tsx');

function textOf({ name, files }: Folder, isWanted: (file: string) => boolean): string {
  return files
    .filter(isWanted)
    .map((file) => readFileSync(join(source, name, file), 'utf8'))
    .join('\n');
}

/** Named a popup, or opened and closed like one. */
function isPopup(folder: Folder): boolean {
  return folder.name.endsWith('-popup') || /extends PopupProps\b/.test(textOf(folder, isSource));
}

const isSource = (file: string): boolean => file.endsWith('.tsx') && !isStories(file);

const components = folders.filter(({ name }) => !drawNothing.includes(name));
const popups = components.filter(isPopup).map((folder) => [folder.name, folder] as const);

describe('what the package exports can be looked at', () => {
  it.each(components.map(({ name, files }) => [name, files] as const))(
    '%s has stories',
    (_, files) => {
      expect(files.filter(isStories)).not.toEqual([]);
    },
  );

  it.each(drawNothing)('%s, which draws nothing, still needs its exception', (name) => {
    const files = folders.find((folder) => folder.name === name)?.files;
    expect(files).toBeDefined();
    expect(files?.filter(isStories)).toEqual([]);
  });
});

describe('what every popup owes a player', () => {
  it('popups are found by their name and by their props', () => {
    const names = popups.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['login-popup', 'hosted-card-panel']));
  });

  it.each(popups)('%s is held to it by a story', (_, folder) => {
    expect(textOf(folder, isStories)).toMatch(/\bactsAsPopup\(/);
  });
});

/** What would take a story out of the tests, or its check for accessibility off. */
const exemptions = /\ba11y\b|!test\b/;

it.each(components.map((folder) => [folder.name, folder] as const))(
  'the stories of %s are all played, and all judged by axe',
  (_, folder) => {
    expect(textOf(folder, isStories)).not.toMatch(exemptions);
  },
);
