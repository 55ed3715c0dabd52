import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** What a page of ours may load, and who may frame it. */
export interface PagePolicy {
  /** Marks the one inline style of the page. */
  readonly nonce: string;
  readonly frameAncestors: string;
  /** Another origin that a form leads to; browsers count redirects after a form as part of it. */
  readonly formTarget?: string;
}

/** Security headers of a page that is drawn here: its own files, one inline style, its own forms. */
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
