import cors from '@fastify/cors';
import { Code } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import { mountImages } from '../catalogue/mount-images';
import { maskQuery } from '../control/mask-query';
import { befallRequests } from '../faults/befall';
import { type SayTrouble, answerTrouble } from '../hosts/answer-trouble';
import { hostName } from '../hosts/host-role';
import type { RateLimit } from '../hosts/rate-limit';
import type { Services } from '../hosts/services';
import type { Trouble } from '../hosts/trouble';
import { mountWebhooks } from '../webhooks/mount-webhooks';
import { mountCalls } from './mount-calls';
import { refuse, toEnvelope } from './outcome';
import { routes } from './routes';

const preflightLife = 7_200;

declare module 'fastify' {
  interface FastifyRequest {
    /** Notes the status of the answer in the log. */
    noteStatus: ((status: number) => void) | null;
  }
}

/** Requests are noted as they arrive: the answers of some are lost on purpose. */
function logRequests(app: FastifyInstance, { requests }: Services): void {
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

function codeOf({ status, isOurs }: Trouble): Code {
  if (isOurs) return Code.serverError;
  if (status === 404) return Code.notFound;
  return status === 429 ? Code.tooManyRequests : Code.malformedRequest;
}

/** Whatever happens, the answer is an envelope with HTTP 200. */
const sayInEnvelope: SayTrouble = (reply, trouble) =>
  reply.code(200).send(toEnvelope(refuse(codeOf(trouble))));

/**
 * The main API: the calls of the contract, pictures and webhooks, on the primary and the backup hosts.
 *
 * @param beginnings How often sign-ins may be begun that leave a row behind.
 */
export function mountApi(services: Services, beginnings: RateLimit) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(cors, {
      origin: [...services.addresses.pages],
      methods: ['GET'],
      exposedHeaders: ['Date'],
      maxAge: preflightLife,
      credentials: false,
      strictPreflight: false,
    });
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      done();
    });
    logRequests(app, services);
    befallRequests(app, services.faults);
    answerTrouble(app, sayInEnvelope);
    mountCalls(app, routes, services, beginnings);
    mountImages(app);
    await app.register((webhooks, _options, done) => {
      mountWebhooks(webhooks, services);
      done();
    });
  };
}
