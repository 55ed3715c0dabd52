import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hostName } from '../hosts/host-role';
import type { Services } from '../hosts/services';
import type { Fault } from './active-faults';

declare module 'fastify' {
  interface FastifyRequest {
    /** A fault that is applied to the response. */
    lateFault: 'lost' | 'truncated' | null;
  }
}

const maxDelayMs = 120_000;
const maxBodyBytes = 64 * 1024 * 1024;
const badGateway = 502;

function breakConnection(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.destroy();
}

/** Sends the full length with half of the body, which a browser reports as a broken transfer. */
function sendHalf(reply: FastifyReply, payload: unknown): void {
  const whole = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload));
  const headers = Object.entries(reply.getHeaders()).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, {
    ...Object.fromEntries(headers),
    'content-length': String(whole.length),
  });
  reply.raw.write(whole.subarray(0, Math.floor(whole.length / 2)), () => reply.raw.destroy());
}

/** Applies a fault before the handler runs; one of the response is only remembered. */
async function applyBeforeHandler(fault: Fault, reply: FastifyReply): Promise<void> {
  switch (fault.kind) {
    case 'down':
      if (fault.value === 'after') reply.request.lateFault = 'lost';
      else breakConnection(reply);
      return;
    case 'slow':
      await wait(Math.min(Number(fault.value) || 0, maxDelayMs));
      return;
    case 'html':
      await reply
        .type('text/html; charset=utf-8')
        .send('<!doctype html><title>Sign in to Wi-Fi</title>');
      return;
    case 'truncated':
      reply.request.lateFault = 'truncated';
      return;
    case 'code':
      await reply.send({
        code: Number(fault.value),
        msg: 'A fault was switched on.',
        content: null,
      });
      return;
    case 'status':
      await reply
        .code(Number(fault.value) || badGateway)
        .type('text/html; charset=utf-8')
        .send('<!doctype html><title>Bad gateway</title>');
      return;
    case 'body':
      await reply.type('application/json; charset=utf-8').send(String(fault.value));
      return;
    case 'large':
      await reply.type('application/json; charset=utf-8').send(largeBody(Number(fault.value)));
  }
}

/** Returns a success whose content is filler. */
function largeBody(bytes: number): string {
  const length = Math.min(Math.max(bytes || 0, 0), maxBodyBytes);
  return `{"code":1,"msg":"","content":{"filler":"${'x'.repeat(length)}"}}`;
}

/** Applies the active faults to every request of this host. Only control calls can switch one on. */
export function applyFaults(
  app: FastifyInstance,
  { faults, isControlled }: Pick<Services, 'faults' | 'isControlled'>,
): void {
  if (!isControlled) return;
  app.decorateRequest('lateFault', null);

  app.addHook('onRequest', async (request, reply) => {
    if (faults.list().length === 0 || request.method === 'OPTIONS') return;
    const [path = ''] = request.originalUrl.split('?', 1);
    const fault = faults.take(hostName(request.headers.host), path);
    if (fault !== null) await applyBeforeHandler(fault, reply);
  });

  // After a fault `done` is not called, so that Fastify does not send the response.
  app.addHook('onSend', (request, reply, payload, done) => {
    switch (request.lateFault) {
      case null:
        done();
        return;
      case 'lost':
        breakConnection(reply);
        return;
      case 'truncated':
        sendHalf(reply, payload ?? '');
    }
  });
}
