import cors from '@fastify/cors';
import { trackingCalls } from '@shop/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { trackedEvents } from '../database/schema/house';
import { befallRequests } from '../faults/befall';
import type { Services } from '../hosts/services';
import { readEnvelope } from './read-envelope';
import { readJson } from './read-json';

const reporter = v.object({ sentry_key: v.string() });

/** A beacon chooses its own content type, so a body is text whatever it says it is. */
function takeBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
}

function createStore({ clock, database }: Services) {
  return async ({ headers, originalUrl }: FastifyRequest, body: unknown): Promise<void> => {
    const [path = ''] = originalUrl.split('?');
    const origin = headers.origin ?? '';
    await database.insert(trackedEvents).values({ path, origin, body, receivedAt: clock.now() });
  };
}

/**
 * The tracking host: `dot.php` and `api.php` (spec §7) take what the contract says, as JSON with any
 * content type, and keep no more of it. Beside them, error reports are taken as the client library
 * sends them, from each brand under its own key.
 */
export function mountTracking(services: Services) {
  const { addresses, brands, faults } = services;
  const brandKeys = new Set<string>(brands.map(({ key }) => key));
  const store = createStore(services);

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(cors, {
      origin: [...addresses.storefronts.keys()],
      methods: ['POST'],
      strictPreflight: false,
    });
    befallRequests(app, faults);
    takeBodiesAsText(app);
    app.setNotFoundHandler((_request, reply) => reply.code(404).send());

    for (const call of Object.values(trackingCalls))
      app.post(call.path, async (request, reply) => {
        const event = v.safeParse(call.params, readJson(request.body));
        if (!event.success) return reply.code(400).send();
        await store(request, event.output);
        return reply.code(204).header('cache-control', 'no-store').send();
      });

    app.post('/api/:project/envelope/', async (request, reply) => {
      const from = v.safeParse(reporter, request.query);
      if (!from.success || !brandKeys.has(from.output.sentry_key)) return reply.code(403).send();
      const report = readEnvelope(request.body);
      if (report === null) return reply.code(400).send();
      await store(request, report);
      return { id: report.event_id };
    });
  };
}
