import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ShopHosts } from '@shop/brands';
import type { FastifyInstance } from 'fastify';
import { handleErrors } from '../hosts/handle-errors';
import type { Services } from '../hosts/services';

/**
 * Returns the minimal security policy of a third-party page that sells with the package: its own
 * files, the API, and, for the channels that need them, card frames and the gateway's script.
 */
function plainWebPolicy({ api, cards, pay }: ShopHosts): string {
  const [main = ''] = api;
  return [
    "default-src 'none'",
    `script-src 'self' ${pay}/gateway/v1.js`,
    "style-src 'self'",
    `img-src 'self' data: ${main}`,
    `connect-src ${main}`,
    `frame-src ${cards}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const notBuilt = 'This page is not built yet: npm run build -- --filter=@shop/plain-web\n';

/** Serves the third-party page from an origin of its own, like a static host. */
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
    handleErrors(app, (reply, { status, isServerFault }) => {
      const isBuilt = existsSync(join(plainWebFolder, 'index.html'));
      const words = isServerFault
        ? 'Something went wrong here. Try again.\n'
        : 'There is nothing here.\n';
      return reply
        .code(isBuilt ? status : 503)
        .type('text/plain; charset=utf-8')
        .send(isBuilt ? words : notBuilt);
    });
    await app.register(fastifyStatic, {
      root: plainWebFolder,
      cacheControl: false,
      decorateReply: false,
      logLevel: 'silent',
    });
  };
}
