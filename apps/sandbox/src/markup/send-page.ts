import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { pageHeaders } from './page-policy';

const nonceLength = 16;

/** Sends a page of this host; its form may lead back to `formTarget`, an origin. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  draw: (nonce: string) => string,
  formTarget = '',
): FastifyReply {
  const nonce = randomBytes(nonceLength).toString('base64url');
  return reply
    .code(status)
    .headers(pageHeaders({ nonce, frameAncestors: "'none'", formTarget }))
    .type('text/html; charset=utf-8')
    .send(draw(nonce));
}
