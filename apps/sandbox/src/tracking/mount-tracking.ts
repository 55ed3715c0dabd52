import cors from '@fastify/cors';
import { trackingCalls } from '@shop/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { applyFaults } from '../faults/apply-faults';
import { handleErrors } from '../hosts/handle-errors';
import { limitRate } from '../hosts/rate-limit';
import type { ServerLimits } from '../hosts/server-limits';
import type { Services } from '../hosts/services';
import { takeBodiesAsText } from '../hosts/text-body';
import { type ReceivedEvent, readEnvelope, readJson, storeEvent } from './store-event';

/** Several times the size of the largest event. */
const maxEventBytes = 8 * 1024;

const reporter = v.object({ sentry_key: v.string() });

function sentBy({ headers, originalUrl }: FastifyRequest, body: unknown): ReceivedEvent {
  const [path = ''] = originalUrl.split('?', 1);
  return { path, origin: headers.origin ?? '', body };
}

/**
 * Mounts the tracking host: `dot.php` and `api.php` (spec §7) accept JSON with any content type and
 * store the fields of the contract, and so does `metrics.php`. Error reports are accepted in the client library's format, from
 * each brand under its own key. Senders are not authenticated, so size and rate of records are
 * limited and the oldest are pruned.
 */
export function mountTracking(services: Services, rates: ServerLimits['rates']) {
  const { addresses, brands } = services;
  const brandKeys = new Set<string>(brands.map(({ key }) => key));

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(cors, {
      origin: [...addresses.storefronts.keys()],
      methods: ['POST'],
      strictPreflight: false,
    });
    applyFaults(app, services);
    takeBodiesAsText(app);
    handleErrors(app, (reply, { status }) => reply.code(status).send());

    const event = { bodyLimit: maxEventBytes, onRequest: limitRate(app, rates.events) };
    for (const call of Object.values(trackingCalls))
      app.post(call.path, event, async (request, reply) => {
        const sent = v.safeParse(call.params, readJson(request.body));
        if (!sent.success) return reply.code(400).send();
        await storeEvent(sentBy(request, sent.output), services);
        return reply.code(204).header('cache-control', 'no-store').send();
      });

    const report = { onRequest: limitRate(app, rates.reports) };
    app.post('/api/:project/envelope/', report, async (request, reply) => {
      const from = v.safeParse(reporter, request.query);
      if (!from.success || !brandKeys.has(from.output.sentry_key)) return reply.code(403).send();
      const sent = readEnvelope(request.body);
      if (sent === null) return reply.code(400).send();
      await storeEvent(sentBy(request, sent), services);
      return { id: sent.event_id };
    });
  };
}
