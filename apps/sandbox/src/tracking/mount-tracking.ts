import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { trackedEvents } from '../database/schema/house';
import { befallRequests } from '../faults/befall';
import type { Services } from '../hosts/services';

function parse(body: unknown): unknown {
  if (typeof body !== 'string') return null;
  try {
    return JSON.parse(body);
  } catch {
    return Object.fromEntries(new URLSearchParams(body));
  }
}

/**
 * The tracking host (spec §7): `dot.php` and `api.php` take whatever is posted, as JSON or as a
 * form, with any content type, because a beacon chooses its own.
 */
export function mountTracking({ addresses, clock, database, faults }: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(cors, {
      origin: [...addresses.storefronts.keys()],
      methods: ['POST'],
      strictPreflight: false,
    });
    befallRequests(app, faults);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    app.setNotFoundHandler((_request, reply) => reply.code(404).send());
    for (const path of ['/dot.php', '/api.php'])
      app.post(path, async (request, reply) => {
        await database.insert(trackedEvents).values({
          path,
          origin: request.headers.origin ?? '',
          body: parse(request.body),
          receivedAt: clock.now(),
        });
        return reply.code(204).header('cache-control', 'no-store').send();
      });
  };
}
