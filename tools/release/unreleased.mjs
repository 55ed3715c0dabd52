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
 * Reads the tags of a repository.
 *
 * @param {string} root
 * @returns {Promise<ReadonlySet<string>>}
 */
export async function readTags(root) {
  const { code, output } = await runCommand('git', ['tag', '--list'], { cwd: root });
  if (code !== 0) throw new PlainFailure(`The tags could not be read:\n${output}`);
  return new Set(output.split('\n').filter((line) => line !== ''));
}
