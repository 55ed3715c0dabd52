import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { trackedEvents } from '../database/schema/house';
import { fault } from '../faults/fault';
import type { Services } from '../hosts/services';
import { isOwnForm } from '../markup/own-form';
import { fixtures } from './fixtures';
import { listOrders } from './list-orders';
import { listPrepaidCards } from './list-prepaid-cards';
import { listReplenishments } from './list-replenishments';
import { listRequests } from './list-requests';
import { listWebhooks } from './list-webhooks';
import { reset } from './reset';
import { settleFromOutside } from './settle-from-outside';

const settlement = v.object({
  status: v.picklist(['success', 'fail', 'expired', 'late-success']),
});
const orderPath = v.object({ billing_no: v.string() });
const instant = v.union([
  v.pipe(v.string(), v.isoTimestamp()),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
]);
const clockMove = v.union([
  v.object({ advance_s: v.pipe(v.number(), v.finite()) }),
  /** An ISO timestamp, or milliseconds since 1970. */
  v.object({ now: instant }),
]);

const second = 1000;
const mostEvents = 500;

/** Another page must not steer the house through the player's browser. */
function refuseStrangers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin !== undefined && !isOwnForm(request.headers))
      await reply.code(403).send({ error: 'not from this page' });
  });
}

function refuseWrongBodies(app: FastifyInstance): void {
  app.setErrorHandler(async (error, _request, reply) => {
    if (v.isValiError(error)) return reply.code(400).send({ error: error.message });
    console.error(error);
    return reply.code(500).send({ error: 'something went wrong here' });
  });
}

function mountReading(app: FastifyInstance, { database, clock, requests, faults }: Services): void {
  app.get('/health', async () => {
    await database.execute('select 1');
    return { ok: true, now: clock.now().toISOString() };
  });
  app.get('/fixtures', () => fixtures());
  app.get('/orders', async () => ({ orders: await listOrders(database) }));
  app.get('/webhooks', async () => ({ webhooks: await listWebhooks(database) }));
  app.get('/prepaid-cards', async () => ({ prepaid_cards: await listPrepaidCards(database) }));
  app.get('/replenishments', async () => ({
    replenishments: await listReplenishments(database, clock.now()),
  }));
  app.get('/requests', async () => ({ requests: await listRequests(database, requests) }));
  app.get('/faults', () => ({ faults: faults.list() }));
  app.get('/clock', () => ({ now: clock.now().toISOString(), offset_ms: clock.offset() }));
  app.get('/events', async () => ({
    events: await database
      .select()
      .from(trackedEvents)
      .orderBy(desc(trackedEvents.id))
      .limit(mostEvents),
  }));
}

function mountChanging(app: FastifyInstance, services: Services): void {
  const { clock, faults } = services;
  app.post('/reset', async () => {
    await reset(services);
    return { ok: true };
  });
  app.post('/orders/:billing_no/settle', async (request, reply) => {
    const { billing_no: billingNo } = v.parse(orderPath, request.params);
    const { status } = v.parse(settlement, request.body);
    const result = await settleFromOutside(services, billingNo, status);
    const isKnown = result !== 'unknown-order';
    return reply.code(isKnown ? 200 : 404).send({ ok: isKnown, result });
  });
  app.post('/faults', (request) => {
    faults.add(v.parse(fault, request.body));
    return { ok: true, faults: faults.list() };
  });
  app.delete('/faults', () => {
    faults.clear();
    return { ok: true };
  });
  app.post('/clock', async (request) => {
    const move = v.parse(clockMove, request.body);
    const ahead =
      'now' in move
        ? new Date(move.now).getTime() - Date.now()
        : clock.offset() + move.advance_s * second;
    await clock.moveTo(Math.round(ahead));
    return { ok: true, now: clock.now().toISOString() };
  });
}

/** The control calls, for tests and for the console; the house answers 404 where they are off. */
export function mountControl(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    if (!services.isControlled) return;
    refuseStrangers(app);
    refuseWrongBodies(app);
    mountReading(app, services);
    mountChanging(app, services);
    await Promise.resolve();
  };
}
