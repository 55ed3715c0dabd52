/** The oldest Node the shop and its tools run on; the same as `engines` in package.json. */
const oldest = { major: 20, minor: 19 };

/**
 * What to tell someone whose Node is too old, or null when it is new enough.
 *
 * @param {string} version as in `process.versions.node`
 * @returns {string | null}
 */
export function nodeVersionComplaint(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest.major) return null;
  if (major === oldest.major && minor >= oldest.minor) return null;
  return (
    `This is Node ${version}; the shop needs Node ${oldest.major}.${oldest.minor} or newer.\n` +
    'Install a newer one from https://nodejs.org/ (or with your version manager) and try again.'
  );
}
