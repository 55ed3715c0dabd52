import { emptyHeaders, hasHttps, policyReportPath } from '@shop/hosting';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { notFound } from '../hosts/host-error';
import { type RateLimit, limitRate } from '../hosts/rate-limit';
import type { Services } from '../hosts/services';
import { takeBodiesAsText } from '../hosts/text-body';
import { readJson, storeEvent } from '../tracking/store-event';
import type { FindStorefront } from './find-storefront';
import { sendUnknownOrigin } from './send-unknown-origin';

const maxAddressLength = 200;

/** Removes query and fragment, which can contain tokens; keeps keywords like `inline`. */
function withoutQuery(address: string): string {
  const [bare = ''] = address.split(/[?#]/, 1);
  return bare.slice(0, maxAddressLength);
}

const address = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => withoutQuery(text ?? '')),
);
const line = v.optional(v.nullable(v.number()), null);

/** The body that `report-uri` sends (CSP level 2). */
const sentReport = v.object({
  'csp-report': v.object({
    'document-uri': address,
    'blocked-uri': address,
    'source-file': address,
    'violated-directive': address,
    'line-number': line,
  }),
});

/**
 * Accepts reports about violations of a storefront page's policy, which show injected content or
 * gaps in the policy. They are stored like events, without queries.
 */
export async function mountPolicyReports(
  app: FastifyInstance,
  services: Services,
  storefrontOf: FindStorefront,
  rate: RateLimit,
): Promise<void> {
  await app.register((reports, _options, done) => {
    takeBodiesAsText(reports);
    reports.post(
      policyReportPath,
      { onRequest: limitRate(reports, rate) },
      async (request, reply) => {
        const storefront = storefrontOf(request.headers.host);
        if (storefront === null) return sendUnknownOrigin(reply, notFound, request);
        const { origin, hosts } = storefront;
        reply.headers(emptyHeaders({ hasHttps: hasHttps(hosts) }));
        const sent = v.safeParse(sentReport, readJson(request.body));
        if (!sent.success) return reply.code(400).send();
        const report = sent.output['csp-report'];
        const body = {
          document: report['document-uri'],
          blocked: report['blocked-uri'],
          directive: report['violated-directive'],
          source: report['source-file'],
          line: report['line-number'],
        };
        await storeEvent({ path: policyReportPath, origin, body }, services);
        return reply.code(204).send();
      },
    );
    done();
  });
}
