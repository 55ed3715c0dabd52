/**
 * Keys of texts that no code uses yet. A test fails if any other text is unused, and if one of these
 * is used: remove it from the list then.
 *
 * @type {readonly string[]}
 */
export const unusedKeys = [
  // A placeholder of the specification (§3); countdowns are formatted with colons instead.
  'time.seconds',
];
