import { relative } from 'node:path';

/**
 * Where packages are installed.
 * @typedef {object} Place
 * @property {string} root of the clone
 * @property {string} folder of the lockfile
 */

/**
 * Explains why an installation failed, from the output of the package manager, which has already been
 * printed.
 *
 * @param {string} output
 * @param {Place} place
 * @returns {string}
 */
export function installError(output, place) {
  const found = knownErrors.find(({ pattern }) => pattern.test(output));
  const reason = found?.explain(place) ?? 'The reason is in the lines above.';
  return `The packages could not be installed. ${reason}`;
}

/** @type {readonly { pattern: RegExp, explain: (place: Place) => string }[]} */
const knownErrors = [
  {
    pattern: /ENOSPC/,
    explain: ({ folder }) =>
      `The disk is full. Free about 2 GB on the disk of ${folder} and try again.`,
  },
  {
    pattern: /EACCES|EROFS|EPERM/,
    explain: ({ folder }) =>
      `A folder cannot be written to (see the lines above; usually it is ${folder}/node_modules). ` +
      'Change its owner, or clone into a folder that you own, and try again.',
  },
  {
    pattern: /ERR_PNPM_OUTDATED_LOCKFILE/,
    explain: ({ root, folder }) =>
      'pnpm-lock.yaml does not match the package.json files. After changing a dependency run ' +
      `\`${installCommand(relative(root, folder))}\` once in ${root} and commit both.`,
  },
  {
    pattern: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|SOCKET_TIMEOUT|META_FETCH_FAIL/,
    explain: () =>
      'The package registry could not be reached. Check the network (and the `registry` and ' +
      '`proxy` settings of npm) and try again; downloaded packages are kept.',
  },
];

/** @param {string} folder of the lockfile, relative to the root */
function installCommand(folder) {
  return `node tools/pnpm.mjs ${folder === '' ? '' : `--dir ${folder} `}install`;
}
