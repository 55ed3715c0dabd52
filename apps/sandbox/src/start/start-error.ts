/** A start that cannot go on; the message is a plain sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
