import type { ScriptSource } from '../gateway/create-script-loader';
import type { FrameEnvironment } from './frame-needs';

/** What a deployment writes into the card frame's document. */
export interface CardFrameConfig {
  /** The shops that may hold the frame, by exact origin; nothing is ever posted to another one. */
  readonly shopOrigins: readonly string[];
  readonly environment: FrameEnvironment;
  /** Where the closed libraries of providers are loaded from, by the provider’s key. */
  readonly scripts: ReadonlyMap<string, ScriptSource>;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** An origin as browsers write it; a star is no wildcard here, and nobody should think so. */
function isOrigin(value: unknown): value is string {
  if (typeof value !== 'string' || value.includes('*') || !URL.canParse(value)) return false;
  return new URL(value).origin === value;
}

function readScript(value: unknown): ScriptSource | null {
  const [src, global, integrity] = ['src', 'global', 'integrity'].map((name) => field(value, name));
  if (typeof src !== 'string' || !URL.canParse(src) || typeof global !== 'string') return null;
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
 * Reads the configuration that stands in the frame's document:
 * `{ shopOrigins, environment, scripts: { '<provider>': { src, global, integrity? } } }`.
 *
 * @returns Null where anything in it is not as it should be: a frame that half knows whom it may
 * speak with does not speak at all.
 */
export function readCardFrameConfig(written: unknown): CardFrameConfig | null {
  const shopOrigins = field(written, 'shopOrigins');
  const environment = field(written, 'environment');
  const scripts = readScripts(field(written, 'scripts'));
  if (!Array.isArray(shopOrigins) || !shopOrigins.every(isOrigin) || scripts === null) return null;
  if (environment !== 'production' && environment !== 'test') return null;
  return { shopOrigins, environment, scripts };
}

/** What the address of a card frame says: `/frame/<provider>?parent=…&lang=…#<session>`. */
export interface FrameAddress {
  readonly provider: string;
  /** The origin that the shop around it claims to have. */
  readonly parent: string;
  /** The player's language, as the shop has it. */
  readonly language: string;
  /**
   * What the provider's library needs to know of the payment. It stands in the fragment, which
   * browsers send to nobody: it is in no log and in no referrer.
   */
  readonly session: ReadonlyMap<string, string>;
}

/** Reads the address of a card frame; what is missing is empty. */
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
    session: new Map(new URLSearchParams(hash.slice(1))),
  };
}
