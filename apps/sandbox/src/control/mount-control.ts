import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { trackedEvents } from '../database/schema/settings';
import { fault } from '../faults/active-faults';
import { type SendError, handleThrownErrors } from '../hosts/handle-errors';
import { isPossibleOffset } from '../hosts/clock';
import type { Services } from '../hosts/services';
import { RefusedRequest } from '../hosts/host-error';
import { sandboxFixtures } from './fixtures';
import { guardControl } from './guard-control';
import { listOrders } from './list-orders';
import { listPrepaidCards } from './list-prepaid-cards';
import { listReplenishments } from './list-replenishments';
import { listRequests } from './list-requests';
import { listWebhooks } from './list-webhooks';
import { reset } from './reset';
import { type Settlement, settleFromOutside } from './settle-from-outside';

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

const secondMs = 1000;
const maxEvents = 500;

/** Sends the reason of an error, since control calls are made by testers. */
const sendToTester: SendError = (reply, { status, isServerFault, reason }) =>
  reply.code(status).send({ error: isServerFault ? 'something went wrong here' : reason });

const statusOf = {
  settled: 200,
  'was-settled': 200,
  'unknown-order': 404,
  // The payment is decided, but the shop has not confirmed it in time.
  'not-heard': 504,
} as const satisfies Record<Settlement, number>;

function mountReading(app: FastifyInstance, { database, clock, requests, faults }: Services): void {
  app.get('/health', async () => {
    await database.execute('select 1');
    return { ok: true, now: clock.now().toISOString() };
  });
  app.get('/fixtures', () => sandboxFixtures());
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
      .limit(maxEvents),
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
    const wished = v.parse(settlement, request.body);
    const result = await settleFromOutside(services, billingNo, wished.status);
    const status = statusOf[result];
    return reply.code(status).send({ ok: status === 200, result });
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
        : clock.offset() + move.advance_s * secondMs;
    if (!isPossibleOffset(ahead))
      throw new RefusedRequest(400, 'the clock goes a hundred years either way, and no further');
    await clock.moveTo(Math.round(ahead));
    return { ok: true, now: clock.now().toISOString() };
  });
}

/** Mounts the control calls for tests and the console; 404 if they are disabled. */
export function mountControl(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    if (!services.isControlled) return;
    guardControl(app, services.controlSecret);
    handleThrownErrors(app, sendToTester);
    mountReading(app, services);
    mountChanging(app, services);
    await Promise.resolve();
  };
}
