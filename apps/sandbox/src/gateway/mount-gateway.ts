import { applyFaults } from '../faults/apply-faults';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import {
  assetHeaders,
  emptyHeaders,
  findPage,
  hasHttps,
  iconHeaders,
  isFilePath,
  isSdkView,
  retiredWorker,
  retiredWorkerPaths,
  workerHeaders,
} from '@shop/hosting';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Storefront } from '../hosts/addresses';
import { handleErrors } from '../hosts/handle-errors';
import { notFound } from '../hosts/host-error';
import type { RateLimit } from '../hosts/rate-limit';
import type { Services } from '../hosts/services';
import { sendPage } from '../markup/send-page';
import { localeOf } from '../page-texts/page-locale';
import { pictureOf } from './brand-picture';
import { errorPage } from './error-page';
import type { FindStorefront } from './find-storefront';
import { mountPolicyReports } from './mount-policy-reports';
import { pageLanguage } from './page-language';
import { sendUnknownOrigin } from './send-unknown-origin';
import { createBuiltPaths, createShopPages, pageEncodings } from './shop-pages';

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built yet</title>
<body style="font:16px/1.5 system-ui;padding:2rem"><h1>The storefront is not built yet</h1>
<p>Build it first: <code>npm start</code></p>`;

const fileParams = v.object({ file: v.string() });

/** Returns the first folder with a file of this name; null if none has it. */
async function folderWith(file: string, folders: readonly string[]): Promise<string | null> {
  if (!/^[\w.-]+$/.test(file)) return null;
  for (const folder of folders) {
    const found = await stat(join(folder, file)).catch(() => null);
    if (found?.isFile() === true) return folder;
  }
  return null;
}

/** Whether a header `If-None-Match` contains an entity tag. */
function isKnown(etag: string, header: string | undefined): boolean {
  const known = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** What the gateway reads of the builds. */
interface Builds {
  readonly readShopPage: ReturnType<typeof createShopPages>;
  readonly readPaths: ReturnType<typeof createBuiltPaths>;
}

async function sendShop(
  request: FastifyRequest,
  reply: FastifyReply,
  storefront: Storefront,
  { readShopPage, readPaths }: Builds,
) {
  const { originalUrl: url, headers } = request;
  const language = pageLanguage(storefront.brand, {
    url,
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  });
  const accepted = negotiate(headers['accept-encoding'] ?? '', [...pageEncodings]);
  const encoding = pageEncodings.find((one) => one === accepted) ?? null;
  const [pathname = '/', search = ''] = url.split('?', 2);
  const { version, path, status } = findPage(
    storefront.brand,
    { pathname, search },
    { cookies: headers.cookie ?? '', paths: await readPaths() },
  );
  const page = await readShopPage(storefront, {
    version,
    path,
    language,
    encoding,
    isSdkView: isSdkView(pathname, search),
  });
  reply.type('text/html; charset=utf-8');
  if (page === null) return reply.code(503).header('cache-control', 'no-cache').send(notBuilt);
  reply.code(status).headers({ ...page.headers, etag: page.etag });
  if (status === 200 && isKnown(page.etag, headers['if-none-match'])) return reply.code(304).send();
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(page.body);
}

async function sendPicture(reply: FastifyReply, storefront: Storefront, file: string) {
  const { brand } = storefront;
  const picture = await pictureOf(brand.key, brand.theme.colour, brand.name, file);
  if (picture === null) {
    reply.callNotFound();
    return reply;
  }
  return reply
    .headers(iconHeaders({ hasHttps: hasHttps(storefront.hosts) }))
    .type(picture.type)
    .send(picture.content);
}

/**
 * Serves the builds of both storefronts to every brand by its origin, as a web server would: the brand's
 * page in the version of the visit and the player's language for any path but that of a file, with status 404
 * where the version has no page, and hashed files with a cache lifetime of a year.
 *
 * @param reports Rate limit for reports about violations of a page's security policy.
 */
export function mountGateway(services: Services, storefrontOf: FindStorefront, reports: RateLimit) {
  const builds = {
    readShopPage: createShopPages(services),
    readPaths: createBuiltPaths(services),
  };
  return async (app: FastifyInstance): Promise<void> => {
    applyFaults(app, services);
    handleErrors(app, (reply, error, request) => {
      const storefront = storefrontOf(request.headers.host);
      reply.code(error.status);
      if (storefront !== null)
        reply.headers(emptyHeaders({ hasHttps: hasHttps(storefront.hosts) }));
      // A missing image or script needs no page.
      if (storefront === null || error.status === 404) return reply.send();
      return sendPage(reply, error.status, (nonce) =>
        errorPage(storefront, error, { ...localeOf(request), nonce }),
      );
    });
    const assetFolders = Object.values(services.storefrontFolders).map((folder) =>
      join(folder, 'assets'),
    );
    await app.register(fastifyStatic, {
      root: [...new Set(assetFolders)],
      serve: false,
      cacheControl: false,
      preCompressed: true,
      // Half of a compressed file is of no use.
      acceptRanges: false,
      setHeaders(response) {
        response.setHeader('vary', 'accept-encoding');
      },
    });
    // Given both folders, the plug-in would not find files of the first that have no compressed form.
    app.get('/assets/:file', async (request, reply) => {
      const { file } = v.parse(fileParams, request.params);
      const folder = await folderWith(file, assetFolders);
      const storefront = storefrontOf(request.headers.host);
      if (storefront === null) return sendUnknownOrigin(reply, notFound, request);
      if (folder !== null)
        return reply
          .headers(assetHeaders({ hasHttps: hasHttps(storefront.hosts) }))
          .sendFile(file, folder);
      reply.callNotFound();
      return reply;
    });
    await mountPolicyReports(app, services, storefrontOf, reports);
    app.get('/:file(^[a-z0-9-]+\\.(?:svg|png|webp|ico)$)', async (request, reply) => {
      const storefront = storefrontOf(request.headers.host);
      if (storefront === null) return sendUnknownOrigin(reply, notFound, request);
      const { file } = v.parse(fileParams, request.params);
      return sendPicture(reply, storefront, file);
    });
    for (const path of retiredWorkerPaths)
      app.get(path, async (request, reply) => {
        const storefront = storefrontOf(request.headers.host);
        if (storefront === null) return sendUnknownOrigin(reply, notFound, request);
        return reply
          .headers(workerHeaders({ hasHttps: hasHttps(storefront.hosts) }))
          .type('application/javascript; charset=utf-8')
          .send(retiredWorker);
      });
    // Pages are compressed already.
    app.get('/*', { compress: false }, async (request, reply) => {
      const storefront = storefrontOf(request.headers.host);
      if (storefront === null) return sendUnknownOrigin(reply, notFound, request);
      const [path = '/'] = request.originalUrl.split('?');
      if (!isFilePath(path)) return sendShop(request, reply, storefront, builds);
      reply.callNotFound();
      return reply;
    });
  };
}
