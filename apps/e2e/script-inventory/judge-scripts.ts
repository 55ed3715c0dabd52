import { createHash } from 'node:crypto';
import type { Entry } from './inventory';

/** A script that a browser ran. */
export interface RanScript {
  /** Origin of the document it ran in. */
  readonly document: string;
  /** Its URL; empty for a script that was created from text at run time. */
  readonly address: string;
  /** Whether it is inline; its address is then the document's. */
  readonly isInline: boolean;
  readonly text: string;
}

/** The scripts that the documents of a payment page may run, and the hosts of the inventory. */
export interface Expectation {
  /** Entries of each document by its origin. Other documents may run no script. */
  readonly documents: ReadonlyMap<string, readonly Entry[]>;
  readonly hosts: { readonly pay: string; readonly cards: string };
  /** Addresses of configured scripts, by key. */
  readonly configured: Readonly<Record<string, string>>;
  /** Hashes of the inline scripts that were built. */
  readonly inlineHashes: readonly string[];
  /** Files of the sandbox that replace a provider's host, by host. */
  readonly played?: Readonly<Record<string, readonly string[]>>;
}

function matches(script: RanScript, base: string, path: string | null): boolean {
  if (script.isInline || !URL.canParse(script.address) || !URL.canParse(base)) return false;
  const ran = new URL(script.address);
  const expected = new URL(base);
  if (ran.origin !== expected.origin) return false;
  if (path === null) return true;
  const [head = '', tail = ''] = path.split('*');
  if (!path.includes('*')) return ran.pathname === path;
  const middle = ran.pathname.slice(head.length, ran.pathname.length - tail.length);
  return ran.pathname === head + middle + tail && !middle.includes('/');
}

function isAt(script: RanScript, address: string): boolean {
  return URL.canParse(address) && matches(script, address, new URL(address).pathname);
}

function isAllowed(script: RanScript, entry: Entry, expected: Expectation): boolean {
  const { source, path } = entry;
  switch (source.kind) {
    case 'shop-host': {
      const base = source.host === 'self' ? script.document : expected.hosts[source.host];
      return matches(script, base, path);
    }
    case 'configured':
      return isAt(script, expected.configured[source.key] ?? '');
    case 'provider-host': {
      const played = expected.played?.[source.host] ?? [];
      return (
        matches(script, `https://${source.host}`, path) ||
        played.some((address) => isAt(script, address))
      );
    }
    case 'inline':
      return script.isInline && expected.inlineHashes.includes(hashOf(script.text));
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function nameOf({ document, address, isInline, text }: RanScript): string {
  const where = isInline ? `inline, ${hashOf(text)}` : address;
  return `${where === '' ? 'made from text' : where} in ${document}`;
}

/** Describes every script that ran and is not in the inventory. */
export function judgeScripts(ran: readonly RanScript[], expected: Expectation): readonly string[] {
  return ran
    .filter((script) => {
      const entries = expected.documents.get(script.document) ?? [];
      return !entries.some(
        (entry) => entry.directive === 'script-src' && isAllowed(script, entry, expected),
      );
    })
    .map(nameOf);
}
