/** An expected reason not to start; the message is shown to the user as it is. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Returns the message of an error, or its code or name if it has none, like some errors of Node. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Returns the system's code of an error, such as `EACCES`; empty if there is none. */
export function errorCode(error: unknown): string {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasCode ? String(error.code) : '';
}
