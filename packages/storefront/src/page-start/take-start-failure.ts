import type { ShopStorage } from '../storage';
import { startFailure } from './start-failure';

/** The shop did not start in an earlier page. */
export class StartFailed extends Error {
  /** The name of the error that prevented it. */
  readonly reason: string;

  constructor(reason: string) {
    super();
    this.reason = reason;
  }
}

/** Returns a failure that could not be reported when it happened, once; null if there is none. */
export function takeStartFailure(storage: ShopStorage): StartFailed | null {
  const reason = storage.read(startFailure);
  if (reason === null) return null;
  storage.remove(startFailure);
  return new StartFailed(reason);
}
