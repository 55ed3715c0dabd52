import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { providerEvents, providerKeys } from '../database/schema/providers';
import type { SandboxClock } from '../hosts/clock';
import { errorText } from '../start/errors';
import { signatureHeader } from '../webhooks/signature';
import { expireOverdue } from './payment';

/** Delivers the providers' events to the shop, and retries until the shop accepts them. */
export interface Outbox {
  /** Delivers the events that are due and resolves when this round is over; never rejects. */
  flush(): Promise<void>;
  /** Begins rounds, each a second after the one before has ended. */
  start(): void;
  /** Stops the rounds; resolves when the current one is over. */
  stop(): Promise<void>;
}

/** Sends a webhook and resolves to the HTTP status; rejects if there is no response. */
export type SendWebhook = (
  provider: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<number>;

type StoredEvent = typeof providerEvents.$inferSelect;

const maxBatch = 20;
const roundPauseMs = 1_000;
const firstPauseSeconds = 1;
const maxPauseSeconds = 300;
/** A delivery that neither succeeds nor fails within this time is retried. */
const leaseSeconds = 15;
const okay = 200;

/**
 * Claims due events for this instance. `skip locked` lets several instances work in parallel, and the
 * lease lets another instance take over if one dies.
 */
async function takeDue(database: Database): Promise<StoredEvent[]> {
  const due = sql`select id from provider_events
    where delivered_at is null and next_attempt_at <= now()
    order by next_attempt_at limit ${maxBatch} for update skip locked`;
  return database
    .update(providerEvents)
    .set({
      attempts: sql`${providerEvents.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(inArray(providerEvents.id, sql`(${due})`))
    .returning();
}

async function newestKey(database: Database, provider: string): Promise<string> {
  const [key] = await database
    .select()
    .from(providerKeys)
    .where(eq(providerKeys.provider, provider))
    .orderBy(desc(providerKeys.generation))
    .limit(1);
  return key?.secret ?? '';
}

async function recordDeliveryFailure(
  database: Database,
  event: StoredEvent,
  answer: string,
): Promise<void> {
  const pauseSeconds = Math.min(maxPauseSeconds, firstPauseSeconds * 2 ** (event.attempts - 1));
  await database
    .update(providerEvents)
    .set({ lastAnswer: answer, nextAttemptAt: sql`now() + make_interval(secs => ${pauseSeconds})` })
    .where(eq(providerEvents.id, event.id));
}

async function deliver(
  database: Database,
  clock: SandboxClock,
  send: SendWebhook,
  event: StoredEvent,
): Promise<void> {
  const secret = await newestKey(database, event.provider);
  const headers = {
    'content-type': 'application/json',
    'webhook-signature': signatureHeader(secret, event.body, clock.now()),
  };
  try {
    const status = await send(event.provider, event.body, headers);
    if (status !== okay) {
      await recordDeliveryFailure(database, event, String(status));
      return;
    }
    await database
      .update(providerEvents)
      .set({ deliveredAt: clock.now(), lastAnswer: String(status) })
      .where(eq(providerEvents.id, event.id));
  } catch (error) {
    await recordDeliveryFailure(database, event, errorText(error));
  }
}

/**
 * Creates the outbox of all providers. An event is delivered when the shop answers 200; until then it
 * is sent again after 1, 2, 4 … at most 300 seconds.
 */
export function createOutbox(database: Database, clock: SandboxClock, send: SendWebhook): Outbox {
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  async function once(): Promise<void> {
    try {
      await expireOverdue(database, clock.now());
      const due = await takeDue(database);
      await Promise.all(due.map((event) => deliver(database, clock, send, event)));
    } catch {
      // The database is unavailable for the moment; the events stay in it.
    }
  }

  const outbox: Outbox = {
    async flush() {
      round = round.then(once);
      await round;
    },
    start() {
      timer = setTimeout(() => {
        void clock.refresh().catch(() => undefined);
        void outbox.flush().then(() => {
          // Only now, so that no rounds pile up while the database does not answer.
          if (timer !== null) outbox.start();
        });
      }, roundPauseMs);
    },
    async stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await round;
    },
  };
  return outbox;
}
