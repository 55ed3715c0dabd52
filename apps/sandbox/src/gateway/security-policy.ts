import { createHash } from 'node:crypto';
import type { ShopHosts } from '@shop/brands';

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g;

function hashesOf(page: string): string[] {
  return [...page.matchAll(inlineScript)].map(([, code = '']) => {
    const hash = createHash('sha256').update(code).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/**
 * What a storefront's page may load: its own files, the inline scripts it was built with (by their
 * hashes), the gateway's script, pictures of the API, card fields and providers in frames.
 */
export function contentSecurityPolicy(page: string, hosts: ShopHosts): string {
  const api = hosts.api.join(' ');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(page), hosts.pay].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${api}`,
    "font-src 'self'",
    `connect-src 'self' ${api} ${hosts.track}`,
    `frame-src ${hosts.cards} ${hosts.pay}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
