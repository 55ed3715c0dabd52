import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { mountControl } from '../control/mount-control';
import { mountHealth } from '../control/mount-health';
import { handleErrors } from '../hosts/handle-errors';
import type { Services } from '../hosts/services';
import type { HostError } from '../hosts/host-error';
import { html } from '../markup/html';
import { servePageFiles } from '../markup/page-files';
import { pageHeaders, sendPage } from '../markup/send-page';
import { consolePage } from './console-page';

const files = [
  { path: '/console.css', file: 'console.css' },
  { path: '/console.js', file: 'console.js' },
];

/** Returns the console's page for a URL that cannot be decoded and for a server error. */
function consoleErrorPage({ isServerFault }: HostError): string {
  const title = isServerFault ? 'Something went wrong here' : 'This address cannot be read';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/console.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p><a href="/">Go to the console</a></p>
        </main>
      </body>
    </html>`.markup;
}

/** Mounts the host `localhost`: the console and, below `/sandbox`, the probes and control calls. */
export function mountConsole(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    handleErrors(app, (reply, error) =>
      error.status === 404
        ? reply.code(404).send({ error: error.reason })
        : sendPage(reply, error.status, () => consoleErrorPage(error)),
    );
    servePageFiles(app, files);
    app.get('/', async (_request, reply) => {
      const nonce = randomBytes(16).toString('base64url');
      const headers = pageHeaders({ nonce, frameAncestors: "'none'" });
      // The storefronts' icons are loaded from their own origins.
      const shops = [...services.addresses.storefronts.keys()].join(' ');
      headers['content-security-policy'] =
        headers['content-security-policy']?.replace("img-src 'self'", `img-src 'self' ${shops}`) ??
        '';
      return reply
        .headers(headers)
        .type('text/html; charset=utf-8')
        .send(consolePage(services, nonce));
    });
    mountHealth(app, services);
    await app.register(mountControl(services), { prefix: '/sandbox' });
  };
}
