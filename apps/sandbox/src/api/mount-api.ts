import cors from '@fastify/cors';
import { Code } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import { mountImages } from '../catalogue/images';
import { maskQuery } from '../control/request-log';
import { applyFaults } from '../faults/apply-faults';
import { type SendError, handleErrors } from '../hosts/handle-errors';
import { hostName } from '../hosts/host-role';
import type { Services } from '../hosts/services';
import type { HostError } from '../hosts/host-error';
import { mountWebhooks } from '../webhooks/mount-webhooks';
import { type MountedLimits, mountCalls } from './mount-calls';
import { refuse, toEnvelope } from './outcome';
import { callRoutes } from './routes';

const preflightCacheSeconds = 7_200;

declare module 'fastify' {
  interface FastifyRequest {
    /** Adds the response's status to the request log. */
    noteStatus: ((status: number) => void) | null;
  }
}

/**
 * Logs requests when they arrive, because faults can prevent a response. Only control calls can read the log, and
 * keeping it takes a sixth of the time of a short call.
 */
function logRequests(app: FastifyInstance, { requests, isControlled }: Services): void {
  if (!isControlled) return;
  app.decorateRequest('noteStatus', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const [path = ''] = request.originalUrl.split('?', 1);
    request.noteStatus = requests.add({
      at: new Date(),
      host: hostName(request.headers.host),
      method: request.method,
      path,
      query: maskQuery(request.query),
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.noteStatus?.(reply.statusCode);
    done();
  });
}

function codeOf({ status, isServerFault }: HostError): Code {
  if (isServerFault) return Code.serverError;
  if (status === 404) return Code.notFound;
  return status === 429 ? Code.tooManyRequests : Code.malformedRequest;
}

/** Sends an error as an envelope with HTTP 200. */
const sendEnvelope: SendError = (reply, error) =>
  reply.code(200).send(toEnvelope(refuse(codeOf(error))));

/** Mounts the main API: the contract's calls, images and webhooks, for the primary and backup hosts. */
export function mountApi(services: Services, limits: MountedLimits) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(cors, {
      origin: [...services.addresses.pages],
      methods: ['GET'],
      exposedHeaders: ['Date'],
      maxAge: preflightCacheSeconds,
      credentials: false,
      strictPreflight: false,
    });
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers({
        'cache-control': 'no-store',
        // By the clock of the shop, which the page counts down by.
        date: services.clock.now().toUTCString(),
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
      });
      done();
    });
    logRequests(app, services);
    applyFaults(app, services);
    handleErrors(app, sendEnvelope);
    mountCalls(app, callRoutes, services, limits);
    mountImages(app);
    await app.register((webhooks, _options, done) => {
      mountWebhooks(webhooks, services);
      done();
    });
  };
}
