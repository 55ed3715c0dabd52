import type { Brand } from '@shop/brands';
import { mapStorage } from './map-storage';
import { createTestServices } from './test-services';

/** A visit to a page of a brand. */
export interface PageVisit {
  readonly brand: Brand;
  readonly pathname?: string;
  /** The query of the address. */
  readonly search: string;
  readonly hash?: string;
  /** The entries of the browser's storage, for the test to read. */
  readonly kept?: Map<string, string>;
  /** The languages of the browser. */
  readonly languages?: readonly string[];
  /** What the browser keeps with the page's entry of its history, after a reload. */
  readonly historyState?: object;
  /** Base addresses of the API. */
  readonly api?: readonly string[];
}

/** A window on a visit, over a network that never answers. */
export interface PageWindow {
  readonly window: Window;
  /** The addresses that were requested. */
  readonly requested: readonly string[];
  /** Returns the address that the browser shows. */
  readonly shownAddress: () => string;
  /** The steps through the history that the page took. */
  readonly historySteps: readonly number[];
}

/** Opens the part of a browser window that the start of a visit reads. Needs jsdom. */
export function openPageWindow({
  brand,
  pathname = '/selectGoods',
  search,
  hash = '',
  kept = new Map(),
  languages = ['de', 'en'],
  historyState,
  api,
}: PageVisit): PageWindow {
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'shop-config';
  const { hosts, analytics } = createTestServices().config;
  config.textContent = JSON.stringify({
    brand,
    environment: 'local',
    hosts: { ...hosts, api: api ?? hosts.api },
    analytics,
  });
  document.head.replaceChildren(config);

  const requested: string[] = [];
  const historySteps: number[] = [];
  const { origin } = window.location;
  let shown = origin + pathname + search + hash;
  const own = new Map<string | symbol, unknown>(
    Object.entries({
      document,
      location: { pathname, search, hash, href: shown, reload: () => undefined },
      history: {
        state: historyState ?? null,
        length: 1,
        go: (steps: number) => historySteps.push(steps),
        replaceState: (_state: unknown, _title: string, address: string) => {
          const resolved = new URL(address, shown);
          // As browsers do.
          if (resolved.origin !== origin) throw new DOMException(address, 'SecurityError');
          shown = resolved.href;
        },
      },
      navigator: { userAgent: 'Android', maxTouchPoints: 5, languages },
      localStorage: mapStorage({ kept }),
      fetch: (url: string) => {
        requested.push(url);
        return new Promise(() => undefined);
      },
      shopFirstCalls: [],
    }),
  );
  const opened = new Proxy(window, {
    get: (real, name): unknown => (own.has(name) ? own.get(name) : Reflect.get(real, name)),
    set: (_, name, value) => {
      own.set(name, value);
      return true;
    },
  });
  return { window: opened, requested, shownAddress: () => shown, historySteps };
}
