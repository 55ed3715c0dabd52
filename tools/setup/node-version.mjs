/** The oldest supported version of Node; the same as `engines` in package.json. */
const minVersion = { major: 20, minor: 19 };

/**
 * Returns an error message if the version of Node is too old, else null.
 *
 * @param {string} version as in `process.versions.node`
 * @returns {string | null}
 */
export function nodeVersionError(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > minVersion.major) return null;
  if (major === minVersion.major && minor >= minVersion.minor) return null;
  return (
    `This is Node ${version}; the shop needs Node ${minVersion.major}.${minVersion.minor} or newer.\n` +
    'Install a newer one from https://nodejs.org/ (or with your version manager) and try again.'
  );
}
