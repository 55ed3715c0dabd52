import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./members.mjs').Member} Member */

/**
 * Returns what a release changes, in Markdown: for each member its version before and now, and what its change log says
 * of the versions in between.
 *
 * @param {readonly Member[]} members that are released
 * @param {ReadonlySet<string>} tags from the oldest version to the newest
 * @returns {string}
 */
export function releaseNotes(members, tags) {
  const sections = members.map((member) => {
    const before = lastVersion(member.name, tags);
    const path = join(member.folder, 'CHANGELOG.md');
    const changes = existsSync(path) ? changesSince(readFileSync(path, 'utf8'), before) : '';
    const title = `## ${member.name}: ${before ?? 'not released'} → ${member.version}`;
    return `${title}\n\n${changes === '' ? 'Its change log has no entry.' : changes}\n`;
  });
  return ['# Release\n', ...sections].join('\n');
}

/**
 * @param {string} name
 * @param {ReadonlySet<string>} tags from the oldest version to the newest
 * @returns {string | null} null if no version is tagged
 */
function lastVersion(name, tags) {
  const last = [...tags].filter((tag) => tag.startsWith(`${name}@`)).at(-1);
  return last === undefined ? null : last.slice(name.length + 1);
}

/**
 * Returns the entries of a change log that are newer than a version, a level deeper than there. Lists of dependencies
 * lose the commits, which the entries of these packages have.
 *
 * @param {string} changelog
 * @param {string | null} before null for all entries
 * @returns {string}
 */
export function changesSince(changelog, before) {
  const [, ...entries] = changelog.split(/^(?=## )/m);
  const known = entries.findIndex((entry) => before !== null && versionOf(entry) === before);
  return entries
    .slice(0, known === -1 ? entries.length : known)
    .join('')
    .replaceAll(/^- Updated dependencies( \[\w+\])?\n(?=- Updated dependencies)/gm, '')
    .replaceAll(/^- Updated dependencies \[\w+\]$/gm, '- Updated dependencies')
    .replaceAll(/^#/gm, '##')
    .trimEnd();
}

/** @param {string} entry */
const versionOf = (entry) => entry.slice('## '.length, entry.indexOf('\n')).trim();
