/** Runs something once after some milliseconds; what it returns stops it. */
export type StartTimer = (run: () => void, ms: number) => () => void;

/** A script that has run and left its global, or the reason why it did not. */
export type LoadedScript =
  | { readonly kind: 'loaded'; readonly global: unknown }
  | { readonly kind: 'load-failed'; readonly reason: 'network' | 'timeout' | 'no-global' };

/** The Trusted Types policy for addresses of scripts; the page's security policy names it. */
const policyName = 'shop-script-url';

function call(of: object, name: string, ...values: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(of, name);
  return typeof method === 'function' ? Reflect.apply(method, of, values) : undefined;
}

/**
 * Makes what turns the address of a script into a value that a page under Trusted Types takes. A
 * browser without them takes the address itself, and so does a page whose policy forbids ours: if
 * it enforces Trusted Types, it then refuses the script, as it should.
 *
 * @param globals - The page's `window`.
 */
function trustScriptAddress(globals: object): (address: string) => unknown {
  const factory: unknown = Reflect.get(globals, 'trustedTypes');
  if (typeof factory !== 'object' || factory === null) return (address) => address;
  try {
    const rules = { createScriptURL: (address: string) => address };
    const policy = call(factory, 'createPolicy', policyName, rules);
    if (typeof policy !== 'object' || policy === null) return (address) => address;
    return (address) => call(policy, 'createScriptURL', address);
  } catch {
    return (address) => address;
  }
}

/** A script, and the global it leaves behind. */
export interface ScriptSource {
  readonly src: string;
  readonly global: string;
  /** Subresource integrity, where the address names a fixed version. */
  readonly integrity?: string;
}

/** What scripts are loaded into. */
export interface ScriptLoaderOptions {
  readonly document: Document;
  /** Where scripts leave their globals: the page's `window`. */
  readonly globals: object;
  readonly startTimer: StartTimer;
}

/** Loads a script once. Never rejects. */
export type LoadScript = (source: ScriptSource) => Promise<LoadedScript>;

/** How long a script may take, in milliseconds; players do not wait longer for a blank window. */
const loadsWithin = 10_000;

interface Insertion extends ScriptLoaderOptions {
  readonly trust: (address: string) => unknown;
}

function insert(
  { document, globals, startTimer, trust }: Insertion,
  { src, global, integrity }: ScriptSource,
): Promise<LoadedScript> {
  return new Promise((resolve) => {
    const element = document.createElement('script');

    function fail(reason: 'network' | 'timeout' | 'no-global'): void {
      stopTimer();
      element.remove();
      resolve({ kind: 'load-failed', reason });
    }
    const stopTimer = startTimer(() => {
      fail('timeout');
    }, loadsWithin);

    element.onload = () => {
      const value: unknown = Reflect.get(globals, global);
      // A portal's page, or an error of the script's own, loads as well as the right thing does.
      if (value === undefined) {
        fail('no-global');
        return;
      }
      stopTimer();
      resolve({ kind: 'loaded', global: value });
    };
    element.onerror = () => {
      fail('network');
    };
    element.async = true;
    element.crossOrigin = integrity === undefined ? null : 'anonymous';
    element.integrity = integrity ?? '';
    // Typed as text; a trusted address is an object of its own.
    Reflect.set(element, 'src', trust(src));
    document.head.append(element);
  });
}

/**
 * Makes the page's one loader of third-party scripts. A script is put in the page once, however
 * many ask for it at the same time; one that failed is forgotten and may be asked for again.
 */
export function createScriptLoader(options: ScriptLoaderOptions): LoadScript {
  const loading = new Map<string, Promise<LoadedScript>>();
  const insertion = { ...options, trust: trustScriptAddress(options.globals) };
  return (source) => {
    const shared = loading.get(source.src);
    if (shared !== undefined) return shared;
    const loaded = insert(insertion, source).then((script) => {
      if (script.kind === 'load-failed') loading.delete(source.src);
      return script;
    });
    loading.set(source.src, loaded);
    return loaded;
  };
}
