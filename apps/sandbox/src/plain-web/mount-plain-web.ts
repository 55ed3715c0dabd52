import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../hosts/services';
import { plainWebPolicy } from './plain-web-policy';

const notBuilt = 'This page is not built yet: npx turbo run build --filter=@shop/plain-web\n';

/** Serves the page of a third party from an origin of its own, as any static host would. */
export function mountPlainWeb({ addresses, plainWebFolder }: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers({
        'cache-control': 'no-cache',
        'content-security-policy': plainWebPolicy(addresses.hosts),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'strict-origin',
        'x-content-type-options': 'nosniff',
      });
      done();
    });
    app.setNotFoundHandler((_request, reply) => {
      const isBuilt = existsSync(join(plainWebFolder, 'index.html'));
      return reply
        .code(isBuilt ? 404 : 503)
        .type('text/plain; charset=utf-8')
        .send(isBuilt ? 'There is nothing here.\n' : notBuilt);
    });
    await app.register(fastifyStatic, {
      root: plainWebFolder,
      cacheControl: false,
      decorateReply: false,
      logLevel: 'silent',
    });
  };
}
