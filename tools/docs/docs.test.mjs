import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../terminal/repository.mjs';
import { brokenLinks, citedSections, headingAnchors, namedFiles } from './read-docs.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repository,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(tsx?|mjs|md|mdx|css|ya?ml)$/.test(path) && !path.endsWith('pnpm-lock.yaml'))
  // It cites a section that does not exist.
  .filter((path) => path !== 'tools/docs/docs.test.mjs')
  .filter((path) => existsSync(join(repository, path)));

/** @param {string} path */
const read = (path) => readFileSync(join(repository, path), 'utf8');

it('every section of the specification that a file cites exists', () => {
  const sections = new Set(
    [...read('docs/specification.md').matchAll(/^## (\d+)\. /gm)].map(([, number]) => number),
  );
  const unknown = files.flatMap((path) =>
    citedSections(read(path))
      .filter((section) => !sections.has(section))
      .map((section) => `${path}: spec §${section}`),
  );

  expect(sections.size).toBe(9);
  expect(unknown).toEqual([]);
});

it('every link between documents leads to a file and a heading', () => {
  const documents = files.filter((path) => /\.mdx?$/.test(path) && !path.endsWith('CHANGELOG.md'));
  const broken = documents.flatMap((path) =>
    brokenLinks(read(path), (target, anchor) => {
      const file = target === '' ? path : normalize(join(dirname(path), target));
      if (!existsSync(join(repository, file))) return false;
      return anchor === '' || headingAnchors(read(file)).includes(anchor);
    }).map((link) => `${path}: ${link}`),
  );

  expect(documents.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

it('the README shows pictures of the shop that are small', () => {
  const named = [...read('README.md').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(
    ([, path = '']) => path,
  );
  const folder = 'docs/pictures';
  const stored = readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`);
  const sizes = stored.map((path) => statSync(join(repository, path)).size);

  expect(named.sort()).toEqual(stored.sort());
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
});

it('every file of code that a document names exists', () => {
  const known = new Set(files.flatMap((path) => [path, ...endsOf(path)]));
  const missing = files
    .filter((path) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md'))
    .flatMap((path) =>
      namedFiles(read(path))
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    );

  expect(missing).toEqual([]);
});

/**
 * Returns `b/c.ts` and `c.ts` for `a/b/c.ts`.
 *
 * @param {string} path
 */
function endsOf(path) {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

it('every decision is in the index, with its title', () => {
  const index = read('docs/adr/README.md');
  const missing = files
    .filter((path) => /^docs\/adr\/\d{4}-.*\.md$/.test(path))
    .filter((path) => {
      const title = /^# (\d+\. .*)$/m.exec(read(path))?.[1] ?? '';
      return title === '' || !index.includes(`[${title}](${path.slice('docs/adr/'.length)})`);
    });

  expect(missing).toEqual([]);
});

it.each([
  ['one section', '// Trimmed (spec §5).', ['5']],
  ['two sections', '/** Spec §2 and §6. */', ['2', '6']],
  ['a section of two digits', 'spec §12', ['12']],
  ['the section of another standard', 'RFC 6749 §5.2', []],
])('finds %s', (_, text, sections) => {
  expect(citedSections(text)).toEqual(sections);
});

it('ignores links to the web, and what only looks like a link in code', () => {
  const text = 'See [a](https://example.com), [b](#c) and `[d](e.md)`.\n```\n[f](g.md)\n```\n';

  expect(brokenLinks(text, () => false)).toEqual(['#c']);
});
