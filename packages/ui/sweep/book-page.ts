import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { bookFolder } from './read-stories';

/** A secure context, as Storybook's own address is: without one there is no clipboard to write to. */
const origin = 'http://storybook.localhost';

/** Storybook's own check would run axe once more at every change. */
const address = `${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`;

/**
 * Opens the static build in a page that needs no server: its files are handed over as they are asked
 * for, and nothing else can be reached.
 */
export async function openBook(browser: Browser, firstStory: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) return route.abort();
    return route.fulfill({ path: join(bookFolder, decodeURIComponent(url.pathname)) });
  });
  const page = await context.newPage();
  await page.goto(`${address}&id=${firstStory}`);
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.hasChildNodes());
  await page.addScriptTag({ path: join(import.meta.dirname, '../node_modules/axe-core/axe.js') });
  return page;
}
