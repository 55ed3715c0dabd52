import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../hosts/services';
import { isOwnForm } from '../markup/own-form';
import { sendPage } from '../markup/send-page';
import { isProofKey, proveByKey } from './proof-link';
import { proofPage } from './proof-page';

const link = v.object({ key: v.string() });
const form = v.object({ proof: v.literal('given') });

/** The publisher's page for real names, behind links that `realNameState` gives out. */
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
    if (!isOwnForm(request.headers) || !v.is(form, request.body))
      return sendPage(reply, 403, (nonce) => proofPage('over', nonce));
    const isProved = await proveByKey(database, key, clock.now());
    return sendPage(reply, isProved ? 200 : 404, (nonce) =>
      proofPage(isProved ? 'proved' : 'over', nonce),
    );
  });
}
