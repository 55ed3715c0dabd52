import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames } from './engines/drivers/engine';
import type { JourneyOptions } from './engines/test';
import shop, { dataFolder, sandbox } from './playwright.config';
import { ports } from './shop/ports';

const ignoredIn: Readonly<Partial<Record<EngineName, string>>> = {
  // The element is written for browsers since 2022.
  'chromium-67': 'payment-element.spec.ts',
};

const isFullRun = process.env['TEST_ROUNDS'] === 'full';

/** Old engines, which take journeys with the tag `@current` at night alone: current ones take them for each change. */
const oldEngines: readonly EngineName[] = ['chromium-67', 'webkit-2.38'];

/** The journeys, once in each engine. */
export default defineConfig<object, JourneyOptions>({
  ...shop,
  // In CI other steps run beside them.
  timeout: 180_000,
  projects: engineNames.map((engineName) => ({
    name: engineName,
    testDir: 'engines',
    fullyParallel: true,
    testIgnore: ignoredIn[engineName] ?? [],
    ...(oldEngines.includes(engineName) && !isFullRun ? { grepInvert: /@current/ } : {}),
    use: { engineName },
  })),
  workers: ports.engines.length,
  webServer: ports.engines.map((port) =>
    sandbox(port, { SANDBOX_DATA: join(dataFolder(), String(port)) }),
  ),
});
