import { type CardAppearance, readAppearance } from '../hosted-card/card-appearance';
import type { ScriptSource } from '../gateway/create-script-loader';
import type { FrameEnvironment } from '../providers/provider';

/** The configuration that a deployment writes into the card frame's document. */
export interface CardFrameConfig {
  /** The exact origins of the shops that may embed the frame; messages are posted only to these. */
  readonly shopOrigins: readonly string[];
  readonly environment: FrameEnvironment;
  /** The proprietary libraries of providers, by the provider’s key. */
  readonly scripts: ReadonlyMap<string, ScriptSource>;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** Accepts only an origin as browsers serialise it. Wildcards are not supported. */
function isOrigin(value: unknown): value is string {
  if (typeof value !== 'string' || value.includes('*')) return false;
  return originOf(value) === value;
}

/** Returns the origin of a URL; null if it is not one. The oldest browsers have no `URL.canParse`. */
function originOf(url: string): string | null {
  try {
    return new URL(url).origin;
  } catch {
    return null;
  }
}

function readScript(value: unknown): ScriptSource | null {
  const [src, global, integrity] = ['src', 'global', 'integrity'].map((name) => field(value, name));
  if (typeof src !== 'string' || originOf(src) === null || typeof global !== 'string') return null;
  if (integrity === undefined) return { src, global };
  return typeof integrity === 'string' ? { src, global, integrity } : null;
}

function readScripts(value: unknown): ReadonlyMap<string, ScriptSource> | null {
  if (typeof value !== 'object' || value === null) return null;
  const scripts = new Map<string, ScriptSource>();
  for (const [provider, written] of Object.entries(value)) {
    const script = readScript(written);
    if (script === null) return null;
    scripts.set(provider, script);
  }
  return scripts;
}

/**
 * Reads the configuration in the frame's document:
 * `{ shopOrigins, environment, scripts: { '<provider>': { src, global, integrity? } } }`.
 *
 * @returns Null if any part is invalid: a partial configuration could allow the wrong origins.
 */
export function readCardFrameConfig(written: unknown): CardFrameConfig | null {
  const shopOrigins = field(written, 'shopOrigins');
  const environment = field(written, 'environment');
  const scripts = readScripts(field(written, 'scripts'));
  if (!Array.isArray(shopOrigins) || !shopOrigins.every(isOrigin) || scripts === null) return null;
  if (environment !== 'production' && environment !== 'test') return null;
  return { shopOrigins, environment, scripts };
}

/** The parts of a card frame's address, `/frame/<provider>?parent=…&lang=…#<session>`. */
export interface FrameAddress {
  readonly provider: string;
  /** The origin that the embedding shop claims to have. */
  readonly parent: string;
  /** The player's language, one of the shop's codes. */
  readonly language: string;
  /** The look of the shop; null if the address says none. */
  readonly appearance: CardAppearance | null;
  /**
   * The payment parameters of the provider's library. They are in the fragment because browsers never
   * send it: it is neither in logs nor in referrers.
   */
  readonly session: ReadonlyMap<string, string>;
}

/** Reads the address of a card frame. Missing parts are empty; a missing language is `en`. */
export function readFrameAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): FrameAddress {
  const query = new URLSearchParams(search);
  return {
    provider: /\/frame\/([a-z0-9-]+)\/?$/.exec(pathname)?.[1] ?? '',
    parent: query.get('parent') ?? '',
    language: query.get('lang') ?? 'en',
    appearance: readAppearance(query.get('look')),
    session: new Map(new URLSearchParams(hash.slice(1))),
  };
}
