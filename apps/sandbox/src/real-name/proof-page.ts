import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { html } from '../markup/html';
import { isSameOriginForm } from '../markup/forms';
import { sendPage } from '../markup/send-page';
import { type PageTheme, themedPage } from '../markup/themed-page';
import { isProofKey, proveByKey } from './proof-link';

const theme: PageTheme = { name: 'Real-name check', colour: '#2f3a4a', ink: '#ffffff' };
const footnote = 'Test page of the sandbox. No name and no number is asked or kept.';

/** The state of the page. */
export type ProofPage = 'ask' | 'proved' | 'over';

function bodyOf(page: ProofPage) {
  switch (page) {
    case 'ask':
      return html`<h1>Prove your real name</h1>
        <p class="hint">At a publisher’s own page this is where name and number are asked.</p>
        <form method="post" class="decisions">
          <button class="main" name="proof" value="given">Verify</button>
        </form>`;
    case 'proved':
      return html`<p class="state good" role="status"><b>Verified.</b> Thank you.</p>
        <p class="hint">You may close this window and return to the shop.</p>`;
    case 'over':
      return html`<p class="state bad" role="status"><b>This link is not valid.</b></p>
        <p class="hint">Return to the shop and start again.</p>`;
  }
}

/** Draws the publisher's page on which a player proves a real name. */
function proofPage(page: ProofPage, nonce: string): string {
  const body = html`<section class="card">${bodyOf(page)}</section>`;
  return themedPage(theme, { title: theme.name, body, footnote }, nonce).markup;
}

const link = v.object({ key: v.string() });
const form = v.object({ proof: v.literal('given') });

/** Mounts the publisher's real-name page, for links that `realNameState` returns. */
export function mountProofPage(app: FastifyInstance, { database, clock }: Services): void {
  app.get('/real-name/:key', async (request, reply) => {
    const { key } = v.parse(link, request.params);
    const isOpen = await isProofKey(database, key, clock.now());
    return sendPage(reply, isOpen ? 200 : 404, (nonce) =>
      proofPage(isOpen ? 'ask' : 'over', nonce),
    );
  });
  app.post('/real-name/:key', async (request, reply) => {
    const { key } = v.parse(link, request.params);
    if (!isSameOriginForm(request.headers) || !v.is(form, request.body))
      return sendPage(reply, 403, (nonce) => proofPage('over', nonce));
    const isProved = await proveByKey(database, key, clock.now());
    return sendPage(reply, isProved ? 200 : 404, (nonce) =>
      proofPage(isProved ? 'proved' : 'over', nonce),
    );
  });
}
