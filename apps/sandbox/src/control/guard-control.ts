import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from '../hosts/trouble';
import { isSameOriginForm } from '../markup/forms';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is one that this machine alone can be reached at, or reach us from. */
export function isLoopback(address: string): boolean {
  if (isIP(address) === 0) return false;
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares hashes, which have one length, so that the time taken says nothing of the secret. */
function isSecret(authorization: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`));
}

/**
 * Keeps others from the control calls: they are answered to this machine alone, by the socket and
 * whatever the headers say; with a secret, to those who know it; and to no page but the console.
 */
export function guardControl(app: FastifyInstance, secret: string | null): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, socket } = request;
    if (!isLoopback(socket.remoteAddress ?? '')) {
      done(new RefusedRequest(403, 'control calls are answered on this machine alone'));
      return;
    }
    if (headers.origin !== undefined && !isSameOriginForm(headers)) {
      done(new RefusedRequest(403, 'not from this page'));
      return;
    }
    if (secret !== null && !isSecret(headers.authorization, secret)) {
      reply.header('www-authenticate', 'Bearer');
      done(new RefusedRequest(401, 'the secret of SANDBOX_CONTROL_SECRET is needed'));
      return;
    }
    done();
  });
}
