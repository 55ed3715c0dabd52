import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { servePlayedScripts } from '../cards/frame/played-scripts';
import { mountImages } from '../catalogue/images';
import { applyFaults } from '../faults/apply-faults';
import type { Addresses } from '../hosts/addresses';
import { handleErrors } from '../hosts/handle-errors';
import type { Services } from '../hosts/services';
import { isSameOriginForm, readForms } from '../markup/forms';
import { servePageFiles } from '../markup/page-files';
import { sendPage } from '../markup/send-page';
import { linkIn, localeOf } from '../page-texts/page-locale';
import { findBought } from './bought';
import { type Payment, decidePayment, findPayment, acceptLatePayment } from './payment';
import { noPaymentPage, payPage, unavailablePage } from './pay-page';

const link = v.object({ provider: v.string(), payment: v.string() });
const leaving = v.object({ leaving: v.optional(v.string()) });
const form = v.object({
  decision: v.picklist(['approved', 'refused', 'cancelled', 'expired', 'later', 'late']),
});

const files = [
  { path: '/pay.css', file: 'pay.css' },
  { path: '/close.js', file: 'close.js' },
  { path: '/local-times.js', file: 'local-times.js' },
  { path: '/gateway/v1.js', file: 'gateway-v1.js', isShared: true },
];

function sendNoPayment(request: FastifyRequest, reply: FastifyReply, status: number) {
  return sendPage(reply, status, (nonce) => noPaymentPage({ ...localeOf(request), nonce }));
}

/** Only shops of this sandbox are linked to, whatever is stored. */
function shopOf({ returnUrl }: Payment, { storefronts }: Addresses): string | null {
  return storefronts.get(returnUrl ?? '')?.origin ?? null;
}

/**
 * Mounts the providers' pages: one for each payment, on which a player pays, refuses, cancels, leaves
 * it open or lets it expire. They work without scripts and accept only forms of their own origin.
 */
export function mountPayPages(services: Services) {
  const { database, clock, outbox, addresses } = services;
  return async (app: FastifyInstance): Promise<void> => {
    readForms(app);
    applyFaults(app, services);
    servePageFiles(app, files);
    servePlayedScripts(app);
    mountImages(app);
    async function decide(payment: Payment, decision: v.InferOutput<typeof form>['decision']) {
      if (decision === 'later') return;
      if (decision === 'late') await acceptLatePayment(database, payment, clock.now());
      else await decidePayment(database, payment, decision, clock.now());
    }

    handleErrors(app, (reply, { status, isServerFault }, request) =>
      sendPage(reply, status, (nonce) =>
        (isServerFault ? unavailablePage : noPaymentPage)({ ...localeOf(request), nonce }),
      ),
    );

    app.get('/pay/:provider/:payment', async (request, reply) => {
      const { provider, payment: id } = v.parse(link, request.params);
      const payment = await findPayment(database, provider, id);
      if (payment === null) return sendNoPayment(request, reply, 404);
      const isLeaving = v.parse(leaving, request.query).leaving !== undefined;
      const locale = localeOf(request);
      const address = linkIn(locale.language, `${addresses.hosts.pay}/pay/${provider}/${id}`);
      const shop = shopOf(payment, addresses);
      const bought = await findBought(database, payment);
      const page = { payment, bought, isLeaving, address, shop, ...locale };
      return sendPage(reply, 200, (nonce) => payPage({ ...page, nonce }));
    });

    app.post('/pay/:provider/:payment', async (request, reply) => {
      const { provider, payment: id } = v.parse(link, request.params);
      const sent = v.safeParse(form, request.body);
      if (!isSameOriginForm(request.headers) || !sent.success)
        return sendNoPayment(request, reply, 403);
      const payment = await findPayment(database, provider, id);
      if (payment === null) return sendNoPayment(request, reply, 404);
      const { decision } = sent.output;
      await decide(payment, decision);
      void outbox.flush();
      const target = linkIn(localeOf(request).language, `/pay/${provider}/${id}`);
      return reply.redirect(`${target}&leaving=1`, 303);
    });
    await Promise.resolve();
  };
}
