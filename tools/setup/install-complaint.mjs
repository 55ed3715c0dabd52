/**
 * What went wrong with an installation, in plain sentences, told from what the package manager
 * wrote. Its own output has already been shown above.
 *
 * @param {string} output
 * @param {{ root: string, manager: string }} where the clone, and name and version of the package manager
 * @returns {string}
 */
export function installComplaint(output, where) {
  const found = complaints.find(({ sign }) => sign.test(output));
  const reason = found?.sentence(where) ?? 'The reason is in the lines above.';
  return `The packages could not be installed. ${reason}`;
}

/** @type {readonly { sign: RegExp, sentence: (where: { root: string, manager: string }) => string }[]} */
const complaints = [
  {
    sign: /ENOSPC/,
    sentence: ({ root }) => `The disk is full. Free about 2 GB where ${root} lies and try again.`,
  },
  {
    sign: /EACCES|EROFS|EPERM/,
    sentence: ({ root }) =>
      `A folder cannot be written to (its name is in the lines above; most often it is ` +
      `${root}/node_modules). Make it yours, or clone into a folder of yours, and try again.`,
  },
  {
    sign: /ERR_PNPM_OUTDATED_LOCKFILE/,
    sentence: ({ manager }) =>
      'pnpm-lock.yaml does not fit the package.json files. After changing a dependency run ' +
      `\`npm exec --yes -- ${manager} install\` once and commit both.`,
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|SOCKET_TIMEOUT|META_FETCH_FAIL/,
    sentence: () =>
      'The package registry could not be reached. Check the network (and the `registry` and ' +
      '`proxy` settings of npm) and try again; what was fetched is kept.',
  },
];
