import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Brand } from '@shop/brands';
import { withShopConfig } from '@shop/brands/pages';
import {
  type ScriptInventory,
  contentSecurityPolicy,
  scriptInventory,
} from '@shop/payments/providers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Storefront } from '../hosts/addresses';
import { handleErrors } from '../hosts/handle-errors';
import type { RateLimit } from '../hosts/rate-limit';
import type { Services } from '../hosts/services';
import { sendPage } from '../markup/send-page';
import { pictureOf } from './brand-picture';
import { mountPolicyReports, reportDirective } from './mount-policy-reports';
import { errorPage } from './error-page';

/** Returns the scripts that a brand's payment page may load. Inline scripts are not allowed. */
export function inventoryOf({ payways, gatewayScript }: Brand): ScriptInventory {
  return scriptInventory({ payways, gatewayScript });
}

const yearInMs = 365 * 24 * 60 * 60 * 1000;
const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built yet</title>
<body style="font:16px/1.5 system-ui;padding:2rem"><h1>The storefront is not built yet</h1>
<p>Build it first: <code>npm start</code></p>`;

const common = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=()',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  // For browsers without support for `frame-ancestors`.
  'x-frame-options': 'DENY',
} as const;

function storefrontOf({ headers }: FastifyRequest, { addresses }: Services) {
  return addresses.storefronts.get(`http://${headers.host ?? ''}`);
}

async function sendShop(reply: FastifyReply, storefront: Storefront, services: Services) {
  const { brand, environment } = storefront;
  const { hosts } = services.addresses;
  const file = join(services.storefrontFolder, `${brand.key}.html`);
  reply.headers({ ...common, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8');
  if (!existsSync(file)) return reply.code(503).send(notBuilt);
  const page = withShopConfig(await readFile(file, 'utf8'), { brand, environment, hosts });
  const policy = contentSecurityPolicy(inventoryOf(brand), hosts);
  return reply.header('content-security-policy', `${policy}; ${reportDirective}`).send(page);
}

async function sendPicture(reply: FastifyReply, storefront: Storefront, file: string) {
  const { brand } = storefront;
  const picture = await pictureOf(brand.key, brand.theme.colour, brand.name, file);
  if (picture === null) {
    reply.callNotFound();
    return reply;
  }
  return reply
    .headers({ ...common, 'cache-control': 'public, max-age=3600' })
    .type(picture.type)
    .send(picture.content);
}

/**
 * Serves the storefront's build to every brand by its origin, as a static host would: the brand's
 * page for any path without a file extension, and hashed files with a cache lifetime of a year. The
 * page's configuration is replaced by that of this sandbox.
 *
 * @param reports Rate limit for reports about violations of a page's security policy.
 */
export function mountGateway(services: Services, reports: RateLimit) {
  return async (app: FastifyInstance): Promise<void> => {
    handleErrors(app, (reply, error, request) => {
      const storefront = storefrontOf(request, services);
      reply.code(error.status).headers(common);
      // A missing image or script needs no page.
      if (storefront === undefined || error.status === 404) return reply.send();
      return sendPage(reply, error.status, (nonce) => errorPage(storefront, error, nonce));
    });
    await app.register(fastifyStatic, {
      root: join(services.storefrontFolder, 'assets'),
      prefix: '/assets/',
      maxAge: yearInMs,
      immutable: true,
      preCompressed: true,
      decorateReply: false,
      setHeaders(response) {
        for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
      },
    });
    await mountPolicyReports(app, services, reports);
    app.get('/*', async (request, reply) => {
      const storefront = storefrontOf(request, services);
      if (storefront === undefined) return reply.code(421).send();
      const [path = '/'] = request.originalUrl.split('?');
      const file = /^\/([a-z0-9-]+\.(?:svg|png|webp|ico))$/.exec(path)?.[1];
      if (file !== undefined) return sendPicture(reply, storefront, file);
      if (!/\.[a-z0-9]+$/i.test(path)) return sendShop(reply, storefront, services);
      reply.callNotFound();
      return reply;
    });
  };
}
