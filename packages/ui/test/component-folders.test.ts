import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/**
 * Entries of the package without a component. A folder that has stories, or no longer exists, must
 * not be in the list.
 */
const withoutComponent: readonly string[] = ['brand-style', 'link'];

/** A folder that is an entry of the package. */
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

/** Whether a folder has the name or the props of a popup. */
function isPopup(folder: Folder): boolean {
  return folder.name.endsWith('-popup') || /extends PopupProps\b/.test(textOf(folder, isSource));
}

const isSource = (file: string): boolean => file.endsWith('.tsx') && !isStories(file);

const components = folders.filter(({ name }) => !withoutComponent.includes(name));
const popups = components.filter(isPopup).map((folder) => [folder.name, folder] as const);

describe('entries of the package', () => {
  it.each(components.map(({ name, files }) => [name, files] as const))(
    '%s has stories',
    (_, files) => {
      expect(files.filter(isStories)).not.toEqual([]);
    },
  );

  it.each(withoutComponent)('%s still exists without stories', (name) => {
    const files = folders.find((folder) => folder.name === name)?.files;
    expect(files).toBeDefined();
    expect(files?.filter(isStories)).toEqual([]);
  });
});

describe('popups', () => {
  it('are found by their names or their props', () => {
    const names = popups.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['login-popup', 'hosted-card-panel']));
  });

  it.each(popups)('%s has a story that calls `expectPopupBehaviour`', (_, folder) => {
    expect(textOf(folder, isStories)).toMatch(/\bexpectPopupBehaviour\(/);
  });
});

/** Matches what would exclude a story from the tests or from the accessibility addon. */
const exemptions = /\ba11y\b|!test\b/;

it.each(components.map((folder) => [folder.name, folder] as const))(
  'no story of %s is excluded from the tests',
  (_, folder) => {
    expect(textOf(folder, isStories)).not.toMatch(exemptions);
  },
);
