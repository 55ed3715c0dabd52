import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { servePlayedScripts } from '../cards/frame/played-scripts';
import { applyFaults } from '../faults/apply-faults';
import { handleErrors } from '../hosts/handle-errors';
import type { Services } from '../hosts/services';
import { isSameOriginForm, readForms } from '../markup/forms';
import { servePageFiles } from '../markup/page-files';
import { sendPage } from '../markup/send-page';
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
  { path: '/gateway/v1.js', file: 'gateway-v1.js', isShared: true },
];

/**
 * Mounts the providers' pages: one for each payment, on which a player pays, refuses, cancels, leaves
 * it open or lets it expire. They work without scripts and accept only forms of their own origin.
 */
export function mountPayPages(services: Services) {
  const { database, clock, outbox, addresses } = services;
  return async (app: FastifyInstance): Promise<void> => {
    readForms(app);
    applyFaults(app, services.faults);
    servePageFiles(app, files);
    servePlayedScripts(app);
    async function decide(payment: Payment, decision: v.InferOutput<typeof form>['decision']) {
      if (decision === 'later') return;
      if (decision === 'late') await acceptLatePayment(database, payment, clock.now());
      else await decidePayment(database, payment, decision, clock.now());
    }

    handleErrors(app, (reply, { status, isServerFault }) =>
      sendPage(reply, status, isServerFault ? unavailablePage : noPaymentPage),
    );

    app.get('/pay/:provider/:payment', async (request, reply) => {
      const { provider, payment: id } = v.parse(link, request.params);
      const payment = await findPayment(database, provider, id);
      if (payment === null) return sendPage(reply, 404, noPaymentPage);
      const isLeaving = v.parse(leaving, request.query).leaving !== undefined;
      const address = `${addresses.hosts.pay}/pay/${provider}/${id}`;
      return sendPage(reply, 200, (nonce) => payPage({ payment, nonce, isLeaving, address }));
    });

    app.post('/pay/:provider/:payment', async (request, reply) => {
      const { provider, payment: id } = v.parse(link, request.params);
      const sent = v.safeParse(form, request.body);
      if (!isSameOriginForm(request.headers) || !sent.success)
        return sendPage(reply, 403, noPaymentPage);
      const payment = await findPayment(database, provider, id);
      if (payment === null) return sendPage(reply, 404, noPaymentPage);
      const { decision } = sent.output;
      await decide(payment, decision);
      void outbox.flush();
      return reply.redirect(`/pay/${provider}/${id}?leaving=1`, 303);
    });
    await Promise.resolve();
  };
}
