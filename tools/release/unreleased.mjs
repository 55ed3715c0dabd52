import { PlainFailure } from '../terminal/plain-failure.mjs';
import { runCommand } from '../terminal/run-command.mjs';

/** @typedef {import('./members.mjs').Member} Member */

/**
 * Returns the members whose version has no tag. Changesets raises the version of what has changed, and
 * of what depends on it; a release tags each version.
 *
 * @param {readonly Member[]} members
 * @param {ReadonlySet<string>} tags such as `@shop/payments@1.2.0`
 * @returns {readonly Member[]}
 */
export function unreleased(members, tags) {
  return members.filter(({ name, version }) => !tags.has(`${name}@${version}`));
}

/**
 * Reads the tags of a repository, from the oldest version to the newest.
 *
 * @param {string} root
 * @returns {Promise<ReadonlySet<string>>}
 */
export async function readTags(root) {
  const { code, output } = await runCommand('git', ['tag', '--list', '--sort=version:refname'], {
    cwd: root,
  });
  if (code !== 0) throw new PlainFailure(`The tags could not be read:\n${output}`);
  return new Set(output.split('\n').filter((line) => line !== ''));
}

/**
 * Returns the time of a release: `SOURCE_DATE_EPOCH`, which is in seconds, or that of the last commit. A release of one
 * commit is the same at any time.
 *
 * @param {string} root
 * @returns {Promise<Date>}
 */
export async function readTime(root) {
  const given = process.env['SOURCE_DATE_EPOCH'] ?? '';
  if (/^\d+$/.test(given)) return new Date(Number(given) * 1000);
  const { code, output } = await runCommand('git', ['log', '-1', '--format=%ct'], { cwd: root });
  if (code !== 0)
    throw new PlainFailure(`The time of the last commit could not be read:\n${output}`);
  return new Date(Number(output) * 1000);
}
