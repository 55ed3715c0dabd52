import { pageWindow } from '../browser';
import type { Reporter, Trouble } from '../error-reports';
import type { ShopServices } from '../services';

const reporters = new WeakMap<ShopServices, Promise<Reporter>>();

/** Fetches the error service's client, which a page that is well never needs. */
async function loadReporter({ config, i18n }: ShopServices, version: string): Promise<Reporter> {
  const { createReporter } = await import('../error-reports');
  const window = pageWindow();
  return createReporter({
    host: config.hosts.track,
    fetch: (input, init) => window.fetch(input, init),
    surroundings: () => ({
      host: window.location.hostname,
      brand: config.brand.key,
      version,
      language: i18n.instance.language,
    }),
  });
}

/** Reports trouble of a page to its brand's tracking host. Nobody waits for it. */
export function reportTrouble(trouble: Trouble, services: ShopServices, version: string): void {
  const loading = reporters.get(services) ?? loadReporter(services, version);
  reporters.set(services, loading);
  loading.then(
    (report) => {
      report(trouble);
    },
    // The network is gone, and the report with it; the next one may find it back.
    () => {
      reporters.delete(services);
    },
  );
}
