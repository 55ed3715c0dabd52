/**
 * Explains why an installation failed, from the output of the package manager, which has already been
 * printed.
 *
 * @param {string} output
 * @param {{ root: string, manager: string }} context root of the clone; package manager with version
 * @returns {string}
 */
export function installError(output, context) {
  const found = knownErrors.find(({ pattern }) => pattern.test(output));
  const reason = found?.explain(context) ?? 'The reason is in the lines above.';
  return `The packages could not be installed. ${reason}`;
}

/** @type {readonly { pattern: RegExp, explain: (context: { root: string, manager: string }) => string }[]} */
const knownErrors = [
  {
    pattern: /ENOSPC/,
    explain: ({ root }) =>
      `The disk is full. Free about 2 GB on the disk of ${root} and try again.`,
  },
  {
    pattern: /EACCES|EROFS|EPERM/,
    explain: ({ root }) =>
      `A folder cannot be written to (see the lines above; usually it is ${root}/node_modules). ` +
      'Change its owner, or clone into a folder that you own, and try again.',
  },
  {
    pattern: /ERR_PNPM_OUTDATED_LOCKFILE/,
    explain: ({ root, manager }) =>
      'pnpm-lock.yaml does not match the package.json files. After changing a dependency run ' +
      `\`npm exec --yes -- ${manager} install\` once in ${root} and commit both.`,
  },
  {
    pattern: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|SOCKET_TIMEOUT|META_FETCH_FAIL/,
    explain: () =>
      'The package registry could not be reached. Check the network (and the `registry` and ' +
      '`proxy` settings of npm) and try again; downloaded packages are kept.',
  },
];
