import * as v from 'valibot';
import { vi } from 'vitest';

const sentFields = v.record(v.string(), v.unknown());

/** A request to the tracking host. */
export interface SentEvent {
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Records what is sent to the tracking host. Call it in a test; `renderInShop` ends it. */
export function recordEvents(): {
  readonly sent: SentEvent[];
  /** Gets the page into the background, which sends the events that wait; returns those of `dot.php`. */
  readonly leave: () => readonly SentEvent['body'][];
} {
  const sent: SentEvent[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { readonly body: string }) => {
    sent.push({ url, body: v.parse(sentFields, JSON.parse(body)) });
    return Promise.resolve(new Response());
  });
  const leave = (): readonly SentEvent['body'][] => {
    window.dispatchEvent(new Event('pagehide'));
    return sent.filter(({ url }) => url.endsWith('/dot.php')).map(({ body }) => body);
  };
  // Events of an earlier test's page wait in the same window.
  leave();
  sent.length = 0;
  return { sent, leave };
}
