import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { engineNames } from './engines/drivers/engine';
import type { JourneyOptions } from './engines/test';
import shop, { dataFolder, sandbox } from './playwright.config';
import { ports } from './shop/ports';

/** The journeys, once in each engine. */
export default defineConfig<object, JourneyOptions>({
  ...shop,
  // In CI other steps run beside them.
  timeout: 180_000,
  projects: engineNames.map((engineName) => ({
    name: engineName,
    testDir: 'engines',
    fullyParallel: true,
    // Is what the others are compared with.
    testIgnore: engineName === 'chromium' ? 'layout.spec.ts' : [],
    use: { engineName },
  })),
  workers: ports.engines.length,
  webServer: ports.engines.map((port) =>
    sandbox(port, { SANDBOX_DATA: join(dataFolder(), String(port)) }),
  ),
});
