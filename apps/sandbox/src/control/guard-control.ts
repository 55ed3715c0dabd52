import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from '../hosts/host-error';
import { isSameOriginForm } from '../markup/forms';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns whether an address is a loopback address. */
export function isLoopback(address: string): boolean {
  if (isIP(address) === 0) return false;
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares hashes in constant time, so that the duration does not reveal the secret. */
function isSecret(authorization: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`));
}

/**
 * Restricts control calls to the loopback address of the socket, whatever the headers say, to
 * requests with the secret if there is one, and to the console's page.
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
