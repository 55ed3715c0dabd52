/**
 * A failure that the user can fix: its message explains what happened and what to do. Commands print
 * it without a stack.
 */
export class PlainFailure extends Error {
  /** @override */
  name = 'PlainFailure';
}
