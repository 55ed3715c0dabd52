import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { html } from '../markup/html';
import { isSameOriginForm } from '../markup/forms';
import { sendPage } from '../markup/send-page';
import { type PageFrame, themedPage } from '../markup/themed-page';
import { type PageLocale, localeOf } from '../page-texts/page-locale';
import { isProofKey, proveByKey } from './proof-link';

/** The state of the page. */
export type ProofPage = 'ask' | 'proved' | 'over';

function bodyOf(page: ProofPage, { texts }: PageLocale) {
  switch (page) {
    case 'ask':
      return html`<h1>${texts.proveName}</h1>
        <p class="hint">${texts.proveNameHint}</p>
        <form method="post" class="decisions">
          <button class="main" name="proof" value="given">${texts.verify}</button>
        </form>`;
    case 'proved':
      return html`<p class="state good" role="status"><b>${texts.verified}</b></p>
        <p class="hint">${texts.mayClose}</p>`;
    case 'over':
      return html`<p class="state bad" role="status"><b>${texts.linkNotValid}</b></p>
        <p class="hint">${texts.startAgain}</p>`;
  }
}

/** Draws the publisher's page on which a player proves a real name. */
function proofPage(page: ProofPage, frame: PageFrame): string {
  const theme = { name: frame.texts.realName, colour: '#2f3a4a', ink: '#ffffff' };
  const body = html`<section class="card">${bodyOf(page, frame)}</section>`;
  return themedPage(theme, { title: theme.name, body }, frame).markup;
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, page: ProofPage) {
  return sendPage(reply, status, (nonce) => proofPage(page, { ...localeOf(request), nonce }));
}

const link = v.object({ key: v.string() });
const form = v.object({ proof: v.literal('given') });

/** Mounts the publisher's real-name page, for links that `realNameState` returns. */
export function mountProofPage(app: FastifyInstance, { database, clock }: Services): void {
  app.get('/real-name/:key', async (request, reply) => {
    const { key } = v.parse(link, request.params);
    const isOpen = await isProofKey(database, key, clock.now());
    return send(request, reply, isOpen ? 200 : 404, isOpen ? 'ask' : 'over');
  });
  app.post('/real-name/:key', async (request, reply) => {
    const { key } = v.parse(link, request.params);
    if (!isSameOriginForm(request.headers) || !v.is(form, request.body))
      return send(request, reply, 403, 'over');
    const isProved = await proveByKey(database, key, clock.now());
    return send(request, reply, isProved ? 200 : 404, isProved ? 'proved' : 'over');
  });
}
