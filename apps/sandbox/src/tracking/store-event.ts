import { trackedEvents } from '../database/schema/settings';
import type { Services } from '../hosts/services';

/** What a page has sent. */
export interface ReceivedEvent {
  /** The path it was sent to, without the query. */
  readonly path: string;
  /** The page's origin, by its own account. */
  readonly origin: string;
  readonly body: unknown;
}

/** No origin of ours is longer; a longer one is cut. */
const maxOriginLength = 100;

/** Keeps what a page has sent, for `GET /sandbox/events`. */
export async function storeEvent(
  { path, origin, body }: ReceivedEvent,
  { clock, database }: Services,
): Promise<void> {
  const row = { path, origin: origin.slice(0, maxOriginLength), body, receivedAt: clock.now() };
  await database.insert(trackedEvents).values(row);
}
