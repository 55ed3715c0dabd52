import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { html } from '../markup/html';
import { isSameOriginForm } from '../markup/forms';
import { pageHeaders } from '../markup/send-page';
import type { PageFrame } from '../markup/themed-page';
import { localeOf } from '../page-texts/page-locale';
import { type Payment, decidePayment, findPayment } from '../providers/payment';
import { amountOf, cardDocument, allowedParents } from './card-document';

/** The data of the bank's confirmation page. */
export interface ChallengePage extends PageFrame {
  readonly payment: Payment;
  /** The exact origin of the embedding shop; empty if not embedded. */
  readonly parent: string;
}

/** Draws the page on which the bank asks its customer to confirm the payment (3-D Secure). */
function challengePage(page: ChallengePage): string {
  const { payment, texts } = page;
  const amount = amountOf(payment);
  const main = html`<section class="challenge" aria-labelledby="question">
    <p class="bank"><span aria-hidden="true">T</span> ${texts.testBank}</p>
    <h1 id="question">${texts.isItYou}</h1>
    <dl>
      <div>
        <dt>${texts.recipient}</dt>
        <dd><bdi>${payment.merchant}</bdi></dd>
      </div>
      <div>
        <dt>${texts.amount}</dt>
        <dd><bdi>${amount}</bdi></dd>
      </div>
    </dl>
    <form method="post">
      <button class="main" name="answer" value="approved">${texts.approve(amount)}</button>
      <button name="answer" value="refused">${texts.notMe}</button>
      <fieldset>
        <legend>${texts.forTests}</legend>
        <button name="answer" value="abandoned">${texts.leaveOpen}</button>
      </fieldset>
    </form>
    <p class="hint">${texts.testPage}</p>
  </section>`;
  const title = `${texts.testBank} · ${texts.isItYou}`;
  return cardDocument({ ...page, title, event: 'ready', main });
}

const params = v.object({ provider: v.string() });
const query = v.object({
  payment: v.optional(v.string(), ''),
  parent: v.optional(v.string(), ''),
});
const form = v.object({ answer: v.picklist(['approved', 'refused', 'abandoned']) });

const nonceLength = 16;

async function paymentOf(request: FastifyRequest, services: Services): Promise<Payment | null> {
  const { provider } = v.parse(params, request.params);
  return findPayment(services.database, provider, v.parse(query, request.query).payment);
}

/** Returns the URL of the result; the fields page checks the embedding origin. */
function afterwards(request: FastifyRequest, { provider, id }: Payment): string {
  const { parent } = v.parse(query, request.query);
  const { language: lang } = localeOf(request);
  const search = new URLSearchParams({ payment: id, parent, sent: '1', lang });
  return `/fields/${provider}?${search.toString()}`;
}

function refuse(reply: FastifyReply, status: number): FastifyReply {
  const text = 'There is nothing to confirm here.\n';
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

/**
 * Mounts the bank's confirmation page. The answer decides the payment; leaving keeps it open. The page
 * works without scripts, embedded in the shop and on its own.
 */
export function mountChallenge(app: FastifyInstance, services: Services): void {
  const holders = allowedParents(services.addresses);

  app.get('/challenge/:provider', async (request, reply) => {
    const payment = await paymentOf(request, services);
    if (payment === null) return refuse(reply, 404);
    if (payment.state !== 'open') return reply.redirect(afterwards(request, payment), 303);
    const nonce = randomBytes(nonceLength).toString('base64url');
    const claimed = v.parse(query, request.query).parent;
    const parent = holders.has(claimed) ? claimed : '';
    const frameAncestors = [...holders].join(' ');
    return reply
      .headers(pageHeaders({ nonce, frameAncestors }))
      .type('text/html; charset=utf-8')
      .send(challengePage({ payment, parent, nonce, ...localeOf(request) }));
  });

  app.post('/challenge/:provider', async (request, reply) => {
    const sent = v.safeParse(form, request.body);
    if (!isSameOriginForm(request.headers) || !sent.success) return refuse(reply, 403);
    const payment = await paymentOf(request, services);
    if (payment === null) return refuse(reply, 404);
    const { answer } = sent.output;
    if (answer !== 'abandoned') {
      await decidePayment(services.database, payment, answer, services.clock.now());
      void services.outbox.flush();
    }
    return reply.redirect(afterwards(request, payment), 303);
  });
}
