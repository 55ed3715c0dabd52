import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** What a page may load, and which origins may frame it. */
export interface PagePolicy {
  /** The nonce of the one inline style of the page. */
  readonly nonce: string;
  readonly frameAncestors: string;
  /** Another origin that a form may lead to; browsers apply the policy to redirects as well. */
  readonly formTarget?: string;
}

/** Returns the security headers of a server-rendered page: own files, one inline style, own forms. */
export function pageHeaders(page: PagePolicy): Record<string, string> {
  const { nonce, frameAncestors, formTarget = '' } = page;
  const policy = [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "script-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `form-action 'self' ${formTarget}`.trimEnd(),
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
  return {
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

const nonceLength = 16;

/** Sends a page with its security headers; its form may redirect to the origin `formTarget`. */
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
