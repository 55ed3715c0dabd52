/** The global that a loaded script has set, or the reason why loading failed. */
export type LoadedScript =
  | { readonly kind: 'loaded'; readonly global: unknown }
  | { readonly kind: 'load-failed'; readonly reason: 'network' | 'timeout' | 'no-global' };

/** The Trusted Types policy for addresses of scripts; the page's security policy names it. */
const policyName = 'shop-script-url';

/**
 * What the loader uses of Trusted Types, which TypeScript's DOM library does not declare. The browser
 * returns an object; it is typed as the text that `src` takes.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string } | null | undefined;
}

function isTrustedTypes(value: unknown): value is TrustedTypes {
  if (typeof value !== 'object' || value === null || !('createPolicy' in value)) return false;
  return typeof value.createPolicy === 'function';
}

/**
 * Returns a function that makes the address of a script acceptable to a page under Trusted Types. It
 * returns the address unchanged if the browser has no Trusted Types, or if the page forbids the
 * policy; a page that enforces Trusted Types then refuses the script.
 */
function trustScriptAddress(page: object): (address: string) => string {
  const factory = 'trustedTypes' in page ? page.trustedTypes : undefined;
  if (!isTrustedTypes(factory)) return (address) => address;
  try {
    const policy = factory.createPolicy(policyName, { createScriptURL: (address) => address });
    return (address) => policy?.createScriptURL(address) ?? address;
  } catch {
    return (address) => address;
  }
}

/** A script and the name of the global that it sets. */
export interface ScriptSource {
  readonly src: string;
  readonly global: string;
  /** Subresource integrity, if the address has a fixed version. */
  readonly integrity?: string;
}

/** The page that scripts are loaded into, and on which they set their globals: its `window`. */
export type ScriptPage = Pick<Window, 'document' | 'setTimeout' | 'clearTimeout'>;

/** Loads a script once. Never rejects; see {@link LoadedScript} for failures. */
export type LoadScript = (source: ScriptSource) => Promise<LoadedScript>;

/** Players see a blank window while they wait. */
const loadTimeoutMs = 10_000;

function insert(
  page: ScriptPage,
  trust: (address: string) => string,
  { src, global, integrity }: ScriptSource,
): Promise<LoadedScript> {
  return new Promise((resolve) => {
    const element = page.document.createElement('script');

    function fail(reason: 'network' | 'timeout' | 'no-global'): void {
      page.clearTimeout(timer);
      element.remove();
      resolve({ kind: 'load-failed', reason });
    }
    const timer = page.setTimeout(() => {
      fail('timeout');
    }, loadTimeoutMs);

    element.onload = () => {
      const value: unknown = Reflect.get(page, global);
      // The page of a captive portal loads without an error, and so does a script that throws.
      if (value === undefined) {
        fail('no-global');
        return;
      }
      page.clearTimeout(timer);
      resolve({ kind: 'loaded', global: value });
    };
    element.onerror = () => {
      fail('network');
    };
    element.async = true;
    element.crossOrigin = integrity === undefined ? null : 'anonymous';
    element.integrity = integrity ?? '';
    element.src = trust(src);
    page.document.head.append(element);
  });
}

/**
 * Creates the page's loader of third-party scripts. Create one per page: requests for the same script
 * share one element. After a failure the next request loads the script again. Loading fails after ten
 * seconds.
 *
 * @example
 * const load = createScriptLoader(window);
 * const script = await load({ src: 'https://pay.example/gateway.js', global: 'Gateway' });
 *
 * @returns A function that never rejects; a failure is `{ kind: 'load-failed', reason }`.
 */
export function createScriptLoader(page: ScriptPage): LoadScript {
  const loading = new Map<string, Promise<LoadedScript>>();
  const trust = trustScriptAddress(page);
  return (source) => {
    const shared = loading.get(source.src);
    if (shared !== undefined) return shared;
    const loaded = insert(page, trust, source).then((script) => {
      if (script.kind === 'load-failed') loading.delete(source.src);
      return script;
    });
    loading.set(source.src, loaded);
    return loaded;
  };
}
