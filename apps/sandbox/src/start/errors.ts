/** A start that cannot go on; the message is a plain sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What went wrong, in the words of the error itself; some errors of Node carry only a code. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The system's code of an error, like `EACCES`; empty when there is none. */
export function errorCode(error: unknown): string {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasCode ? String(error.code) : '';
}
