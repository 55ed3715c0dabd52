import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type PageNeed, cardFrameNeedsOf, cardFramePolicy } from '@shop/payments/providers';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Addresses } from '../../hosts/addresses';
import type { Services } from '../../hosts/services';
import { findPayment } from '../../providers/payment';
import { isAuthorised } from './frame-link';
import { closedLibraries } from './played-scripts';

const configBlock = /(<script type="application\/json" id="card-frame-config">)[^<]*(<\/script>)/;

/** Reports whether a provider's library has its hosts built in. */
function hasHostsWrittenIn(provider: string): boolean {
  return cardFrameNeedsOf(provider, 'test').some(
    ({ directive, source }) => directive === 'script-src' && source.kind === 'provider-host',
  );
}

/** Returns the built document of the card frame with the configuration of this sandbox. */
function framePage(built: string, provider: string, addresses: Addresses): string {
  const libraries = closedLibraries(addresses).map(
    ({ provider: key, src, global }) => [key, { src, global }] as const,
  );
  const config = {
    shopOrigins: [...addresses.pages],
    environment: 'test',
    scripts: Object.fromEntries(libraries),
  };
  // The content of a script element is not unescaped, so it must not contain a tag.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const diverting = hasHostsWrittenIn(provider)
    ? `<script src="${addresses.hosts.pay}/played/provider-hosts.js"></script>`
    : '';
  return built.replace(
    configBlock,
    (_, open: string, close: string) => `${diverting}${open}${json}${close}`,
  );
}

/** The sandbox simulates the providers, so their hosts are replaced by its own. */
function playedNeed(need: PageNeed): PageNeed {
  const { directive, source } = need;
  if (directive === 'script-src' && source.kind === 'provider-host')
    return { ...need, source: { kind: 'shop-host', host: 'pay' } };
  if (directive === 'script-src' || source.kind === 'shop-host') return need;
  return { ...need, source: { kind: 'shop-host', host: 'cards' } };
}

/** Returns the security policy of the card frame of a provider. */
function framePolicy(provider: string, addresses: Addresses): string {
  const configured = closedLibraries(addresses).map(
    (library) => [library.provider, library.src] as const,
  );
  return cardFramePolicy({
    needs: cardFrameNeedsOf(provider, 'test').map(playedNeed),
    hosts: addresses.hosts,
    configured: Object.fromEntries(configured),
    frameAncestors: [...addresses.pages],
  });
}

const frameOf = v.object({ provider: v.string() });
const frameQuery = v.object({ payment: v.optional(v.string(), '') });
const paymentOf = v.object({ provider: v.string(), payment: v.string() });

const yearMs = 365 * 24 * 60 * 60 * 1000;
const common = { 'referrer-policy': 'strict-origin', 'x-content-type-options': 'nosniff' } as const;
const notBuilt = 'The card frame is not built yet. Build it first: npm start\n';

/** Serves the card frame for existing payments, and the files of its build. */
async function mountDocument(app: FastifyInstance, services: Services): Promise<void> {
  const { addresses, database, cardFrameFolder } = services;
  await app.register(fastifyStatic, {
    root: join(cardFrameFolder, 'assets'),
    prefix: '/assets/',
    maxAge: yearMs,
    immutable: true,
    decorateReply: false,
    setHeaders(response) {
      for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    },
  });
  app.get('/frame/:provider', async (request, reply) => {
    const { provider } = v.parse(frameOf, request.params);
    const { payment } = v.parse(frameQuery, request.query);
    if ((await findPayment(database, provider, payment)) === null) {
      reply.callNotFound();
      return reply;
    }
    const file = join(cardFrameFolder, 'index.html');
    reply.headers({ ...common, 'cache-control': 'no-store' });
    if (!existsSync(file)) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    return reply
      .header('content-security-policy', framePolicy(provider, addresses))
      .type('text/html; charset=utf-8')
      .send(framePage(await readFile(file, 'utf8'), provider, addresses));
  });
}

/** Mounts the card frame and the calls of the simulated libraries in it. */
export async function mountFrame(app: FastifyInstance, services: Services): Promise<void> {
  await mountDocument(app, services);

  app.get('/played/payments/:provider/:payment', async (request, reply) => {
    const { provider, payment: id } = v.parse(paymentOf, request.params);
    if (!isAuthorised(request.headers.authorization, id)) return reply.code(401).send();
    const payment = await findPayment(services.database, provider, id);
    if (payment === null) return reply.code(404).send();
    return reply.header('cache-control', 'no-store').send({ state: payment.state });
  });

  // The open-source library reports errors to its provider. They are discarded here.
  app.post('/played/reports', async (_request, reply) => reply.code(204).send());
}
