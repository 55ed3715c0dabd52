/**
 * A failure the reader can act on: its message says in plain sentences what happened and what to
 * do. The commands print it without a stack; any other error is a defect and keeps its stack.
 */
export class PlainFailure extends Error {
  /** @override */
  name = 'PlainFailure';
}
