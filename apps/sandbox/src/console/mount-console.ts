import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { mountControl } from '../control/mount-control';
import type { Services } from '../hosts/services';
import { servePageFiles } from '../markup/page-files';
import { pageHeaders } from '../markup/page-policy';
import { consolePage } from './console-page';

const files = [
  { path: '/console.css', file: 'console.css' },
  { path: '/console.js', file: 'console.js' },
];

/** Plain `localhost`: the console and, below `/sandbox`, the control calls. */
export function mountConsole(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not found' }));
    servePageFiles(app, files);
    app.get('/', async (_request, reply) => {
      const nonce = randomBytes(16).toString('base64url');
      const headers = pageHeaders({ nonce, frameAncestors: "'none'" });
      // The icons of the shops come from the shops' own origins.
      const shops = [...services.addresses.storefronts.keys()].join(' ');
      headers['content-security-policy'] =
        headers['content-security-policy']?.replace("img-src 'self'", `img-src 'self' ${shops}`) ??
        '';
      return reply
        .headers(headers)
        .type('text/html; charset=utf-8')
        .send(consolePage(services, nonce));
    });
    await app.register(mountControl(services), { prefix: '/sandbox' });
  };
}
