import { test as base, expect } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { controlOf } from '../shop/control';
import { ports } from '../shop/ports';
import { chromium } from './drivers/chromium';
import {
  type Browser,
  type EngineName,
  type Launch,
  type Viewport,
  engineNames,
} from './drivers/engine';
import { firefox } from './drivers/firefox';
import { webkitGtk, webkitWpe } from './drivers/webkit';
import { type Journey, journeyIn } from './journey';

/** The size of a small phone. */
const phone: Viewport = { width: 360, height: 740 };

/** The programs of each engine, which the command has found: the browser, and the driver where it has one. */
const foundPrograms = v.record(v.picklist(engineNames), v.array(v.string()));

/** A browser that starts quickly, and anew for each journey. */
function startedAnew(open: Launch): Browser {
  return { open, end: () => Promise.resolve() };
}

/** Starts an engine; throws if the command has not found it. */
export async function start(name: EngineName): Promise<Browser> {
  const found = v.parse(foundPrograms, JSON.parse(process.env['SHOP_ENGINES'] ?? '{}'));
  const [browser = '', driver = ''] = found[name] ?? [];
  if (browser === '')
    throw new Error(`${name} was not found; npm run test:engines says how to get it.`);
  switch (name) {
    case 'chromium':
    case 'chromium-67':
      return startedAnew(chromium(browser));
    case 'firefox':
      return firefox(browser);
    case 'webkit':
      return startedAnew(webkitGtk(driver, browser));
    case 'webkit-2.38':
      return startedAnew(webkitWpe(driver, browser));
  }
}

/**
 * What is no fault of a page: a part of the security policy that an old browser does not know, and the icon
 * that Firefox looks for beside a picture.
 */
const harmless = /Unrecognized Content-Security-Policy directive|favicon\.ico/;

/** Which engine a project of the configuration tests. */
export interface JourneyOptions {
  readonly engineName: EngineName;
}

/**
 * A journey in one engine. It begins with the seed and an empty browser, and fails if a page has written an
 * error on the console, sent an error report, or violated its security policy.
 */
export const test = base.extend<
  { readonly journey: Journey },
  JourneyOptions & { readonly runningBrowser: Browser }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  runningBrowser: [
    async ({ engineName }, use) => {
      const browser = await start(engineName);
      await use(browser);
      await browser.end();
    },
    { scope: 'worker' },
  ],
  journey: async ({ runningBrowser }, use, testInfo) => {
    const port = ports.engines[testInfo.parallelIndex];
    if (port === undefined) throw new Error('There is no sandbox for this worker.');
    const control = controlOf(port);
    await control.reset();
    const engine = await runningBrowser.open(phone);

    await use(journeyIn(engine, { port, control }));

    if (testInfo.status !== testInfo.expectedStatus) {
      writeFileSync(testInfo.outputPath('picture.png'), await engine.tab.picture());
      console.log(`Orders: ${JSON.stringify(await control.orders())}`);
    }
    const errors = (await engine.errors()).filter((error) => !harmless.test(error));
    await engine.quit();
    expect(errors, 'errors on the console').toEqual([]);
    const reports = (await control.events()).filter(({ path }) => path.endsWith('/envelope/'));
    expect(reports, 'error reports').toEqual([]);
    expect(await control.policyReports(), 'violations of a security policy').toEqual([]);
  },
});

export { expect } from '@playwright/test';
