import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { applyFaults } from '../faults/apply-faults';
import { handleErrors } from '../hosts/handle-errors';
import type { Services } from '../hosts/services';
import { isSameOriginForm, readForms } from '../markup/forms';
import { servePageFiles } from '../markup/page-files';
import { pageHeaders } from '../markup/send-page';
import type { PageFrame } from '../markup/themed-page';
import { localeOf } from '../page-texts/page-locale';
import { type Payment, endPayment, findPayment } from '../providers/payment';
import { type FieldsLook, allowedParents } from './card-document';
import { cardForm, checkCardForm } from './check-card-form';
import { type FieldsPage, fieldsPage, noFieldsPage } from './fields-page';
import { mountFrame } from './frame/mount-frame';
import { mountChallenge } from './challenge';
import type { TestCard } from './test-cards';

/** The document after the fields: the result, or the bank's confirmation page. */
export type NextDocument = 'fields' | 'challenge';

/** Ends a payment as its test card demands. */
async function decideByCard(
  { database, clock, outbox }: Services,
  payment: Payment,
  card: TestCard,
): Promise<NextDocument> {
  if (card.outcome === 'pending') return 'fields';
  if (card.outcome === 'challenge') return payment.state === 'open' ? 'challenge' : 'fields';
  const reason = card.outcome === 'refused' ? card.reason : null;
  await endPayment(database, payment, { state: card.outcome, reason }, clock.now());
  void outbox.flush();
  return 'fields';
}

const params = v.object({ provider: v.string() });
const query = v.object({
  payment: v.optional(v.string(), ''),
  parent: v.optional(v.string(), ''),
  sent: v.optional(v.string(), ''),
});

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const look = v.object({
  fill: hex,
  on: hex,
  corner: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
});

/** Returns the look in the address; null unless it is complete, since it becomes a style. */
function lookOf(request: FastifyRequest): FieldsLook | null {
  const read = v.safeParse(look, request.query);
  if (!read.success) return null;
  const { fill, on, corner } = read.output;
  return { fill, on, cornerPx: corner };
}

const files = [
  { path: '/fields.css', file: 'fields.css' },
  { path: '/fields.js', file: 'fields.js' },
];

function originIn(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

/** Returns the origin of the embedding page: from `parent`, else from the referrer, if allowed. */
function parentOf(request: FastifyRequest, { addresses }: Services): string {
  const { parent } = v.parse(query, request.query);
  const claimed = [parent, originIn(request.headers.referer ?? '')];
  return claimed.find((origin) => allowedParents(addresses).has(origin)) ?? '';
}

type Drawn = Omit<FieldsPage, keyof PageFrame>;

function sendFields(reply: FastifyReply, status: number, page: Drawn, services: Services) {
  const nonce = randomBytes(16).toString('base64url');
  const frameAncestors = [...allowedParents(services.addresses)].join(' ');
  return reply
    .code(status)
    .headers(pageHeaders({ nonce, frameAncestors }))
    .type('text/html; charset=utf-8')
    .send(fieldsPage({ ...page, ...localeOf(reply.request), nonce }));
}

async function paymentOf(request: FastifyRequest, services: Services): Promise<Payment | null> {
  const { provider } = v.parse(params, request.params);
  return findPayment(services.database, provider, v.parse(query, request.query).payment);
}

function sendNoPayment(reply: FastifyReply, status = 404) {
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send('This payment link is not valid.\n');
}

function mountForm(app: FastifyInstance, services: Services): void {
  app.post('/fields/:provider', async (request, reply) => {
    const sent = v.safeParse(cardForm, request.body);
    if (!isSameOriginForm(request.headers) || !sent.success) return sendNoPayment(reply, 403);
    const payment = await paymentOf(request, services);
    if (payment === null) return sendNoPayment(reply);

    const parent = parentOf(request, services);
    const check = checkCardForm(sent.output, services.clock.now());
    if (check.kind === 'wrong') {
      const page = {
        payment,
        parent,
        problems: check.problems,
        isSent: false,
        look: lookOf(request),
      };
      return sendFields(reply, 422, page, services);
    }
    const next = await decideByCard(services, payment, check.card);
    const target = new URLSearchParams({
      ...{ payment: payment.id, parent, sent: '1' },
      lang: localeOf(request).language,
    });
    return reply.redirect(`/${next}/${payment.provider}?${target.toString()}`, 303);
  });
}

/**
 * Mounts the hosted card fields on an origin of their own. Card numbers are posted to this origin
 * only, are compared with the test cards, and are never stored or logged.
 */
export function mountCardFields(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    readForms(app);
    applyFaults(app, services);
    servePageFiles(app, files);
    const frameAncestors = [...allowedParents(services.addresses)].join(' ');
    // Error pages may be embedded wherever the fields may be.
    app.addHook('onRequest', (_request, reply, done) => {
      const policy = `default-src 'none'; frame-ancestors ${frameAncestors}`;
      reply.header('content-security-policy', policy);
      done();
    });
    handleErrors(app, (reply, trouble, request) => {
      const nonce = randomBytes(16).toString('base64url');
      return reply
        .code(trouble.status)
        .headers(pageHeaders({ nonce, frameAncestors }))
        .type('text/html; charset=utf-8')
        .send(noFieldsPage(trouble, { ...localeOf(request), nonce }));
    });
    app.get('/fields/:provider', async (request, reply) => {
      const payment = await paymentOf(request, services);
      if (payment === null) return sendNoPayment(reply);
      const isSent = v.parse(query, request.query).sent !== '';
      const parent = parentOf(request, services);
      const page = { payment, parent, problems: {}, isSent, look: lookOf(request) };
      return sendFields(reply, 200, page, services);
    });
    mountForm(app, services);
    mountChallenge(app, services);
    await mountFrame(app, services);
  };
}
