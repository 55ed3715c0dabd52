import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { providerKeys } from '../database/schema/providers';
import { handleThrownErrors } from '../hosts/handle-errors';
import type { Services } from '../hosts/services';
import { takeBodiesAsText } from '../hosts/text-body';
import { applyEvent, paymentEvent } from './apply-event';
import { isSigned } from './signature';

const params = v.object({ provider: v.string() });
const headers = v.object({ 'webhook-signature': v.optional(v.string(), '') });

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function secretsOf(provider: string, { database }: Services): Promise<string[]> {
  const keys = await database
    .select({ secret: providerKeys.secret })
    .from(providerKeys)
    .where(eq(providerKeys.provider, provider));
  return keys.map(({ secret }) => secret);
}

/**
 * Mounts `POST /webhooks/<provider>`, to which providers report how payments ended. Unlike the calls
 * of the contract it answers with HTTP status codes, as providers expect: 401 for an invalid
 * signature, 400 for a body that is no event, 200 once it is stored, whatever the result. A server
 * error is 500, so that the provider retries.
 */
export function mountWebhooks(app: FastifyInstance, services: Services): void {
  // The signature covers the raw bytes; a parsed and serialised body would not match it.
  takeBodiesAsText(app);

  handleThrownErrors(app, (reply, { isServerFault }) =>
    reply.code(isServerFault ? 500 : 400).send({ received: false, reason: 'trouble' }),
  );

  app.post('/webhooks/:provider', async (request, reply) => {
    const { provider } = v.parse(params, request.params);
    const { 'webhook-signature': signature } = v.parse(headers, request.headers);
    const body = typeof request.body === 'string' ? request.body : '';
    const now = services.clock.now();
    const secrets = await secretsOf(provider, services);
    if (!isSigned(signature, body, secrets, now))
      return reply.code(401).send({ received: false, reason: 'signature' });

    const event = v.safeParse(paymentEvent, parseJson(body));
    if (!event.success) return reply.code(400).send({ received: false, reason: 'body' });
    const outcome = await applyEvent(services.database, provider, event.output, now);
    return reply.send({ received: true, outcome });
  });
}
