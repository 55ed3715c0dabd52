import { type StoredValues, type Stored, smallSchema, textOf } from '../storage';

const errorName = textOf(/^[a-z]{1,20}$/i);

/** The name of the error that prevented the last start; stored until it has been reported. */
const startFailure: Stored<string> = {
  key: 'startFailure',
  schema: smallSchema(errorName),
  maxAgeDays: 7,
};

/** The shop did not start in an earlier page. */
export class StartFailed extends Error {
  /** The name of the error that prevented it. */
  readonly reason: string;

  constructor(reason: string) {
    super();
    this.reason = reason;
  }
}

/**
 * Keeps the name of an error for the next start, which reports it unless this page can. Returns the name, since the
 * message of an error may contain an address, and what forgets it again.
 */
export function keepStartFailure(
  storage: StoredValues,
  error: unknown,
): { readonly reason: string; readonly forget: () => void } {
  const reason = (error instanceof Error ? errorName(error.name) : undefined) ?? 'unknown';
  storage.write(startFailure, reason);
  return {
    reason,
    forget: () => {
      storage.remove(startFailure);
    },
  };
}

/** Returns a failure that could not be reported when it happened, once; null if there is none. */
export function takeStartFailure(storage: StoredValues): StartFailed | null {
  const reason = storage.read(startFailure);
  if (reason === null) return null;
  storage.remove(startFailure);
  return new StartFailed(reason);
}
