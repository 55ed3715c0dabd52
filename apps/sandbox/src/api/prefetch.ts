import type { IncomingHttpHeaders } from 'node:http';
import type { Addresses } from '../hosts/addresses';

/**
 * Whether a call that changes something was made on purpose: by a script of a page we know, not by an
 * image, a form, a link or a browser that fetches ahead. Callers that send none of these headers are no
 * browsers; they are let through. Node's `fetch` sends a mode, but never a site as browsers do.
 */
export function isDeliberate(headers: IncomingHttpHeaders, { pages }: Addresses): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].join(' ');
  if (/prefetch|prerender|preview/i.test(purposes)) return false;

  const { origin } = headers;
  if (origin !== undefined && !pages.has(origin)) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode === undefined) return true;
  return mode === 'cors' && (origin !== undefined || headers['sec-fetch-site'] === undefined);
}
