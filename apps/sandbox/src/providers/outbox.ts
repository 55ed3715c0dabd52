import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { providerEvents, providerKeys } from '../database/schema/providers';
import type { Clock } from '../hosts/clock';
import { errorText } from '../start/errors';
import { signatureHeader } from '../webhooks/signature';
import { expireOverdue } from './payment';

/** Takes a provider's events to the shop, again and again until the shop has them. */
export interface Outbox {
  /** Delivers what is due now and resolves when this round is over; never rejects. */
  flush(): Promise<void>;
  start(): void;
  /** Resolves when the round under way is over. */
  stop(): Promise<void>;
}

/** Sends a webhook and resolves to the HTTP status; rejects when there was no answer. */
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
/** A delivery that neither succeeds nor fails within this time is tried again. */
const leaseSeconds = 15;
const okay = 200;

/**
 * Takes due events for this instance. `skip locked` lets several instances work side by side, and
 * the lease lets another take over when one dies in the middle.
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
  clock: Clock,
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
 * The outbox of all providers: events leave it when the shop has answered 200; until then they are
 * sent again after 1, 2, 4 … at most 300 seconds.
 */
export function createOutbox(database: Database, clock: Clock, send: SendWebhook): Outbox {
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  async function once(): Promise<void> {
    try {
      await expireOverdue(database, clock.now());
      const due = await takeDue(database);
      await Promise.all(due.map((event) => deliver(database, clock, send, event)));
    } catch {
      // The database is away for the moment; the events wait in it.
    }
  }

  const outbox: Outbox = {
    async flush() {
      round = round.then(once);
      await round;
    },
    start() {
      timer = setInterval(() => {
        void clock.refresh().catch(() => undefined);
        void outbox.flush();
      }, roundPauseMs);
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      await round;
    },
  };
  return outbox;
}
