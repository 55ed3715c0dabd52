import { join } from 'node:path';
import type { Browser, Frame } from '@playwright/test';
import { atOnce } from '../test/at-once';
import { keepPinnedSize } from './pinned-size';
import { bookFolder } from './read-stories';

/** A secure context, as Storybook's own address is: without one there is no clipboard to write to. */
const origin = 'http://storybook.localhost';

/** Storybook's own check would run axe once more at every change. */
const address = `${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`;

/**
 * Around the book, so that its size is a style: a window's own would be a slow thing to change. Nobody
 * looks at it, and a small picture is painted sooner; inside, every length is what it would be.
 */
const host = `<!doctype html>
<style>
  :root { color-scheme: light dark }
  body { margin: 0 }
  iframe { border: 0; display: block; transform: scale(0.1); transform-origin: 0 0 }
</style>`;

/** Larger than any size the book is shown in: what is outside of a window is not painted. */
const viewport = { width: 1300, height: 1100 };

/**
 * By this name Storybook takes us for a runner of tests: animations jump to their end, where it would
 * else wait a tenth of a second for them whenever a story is drawn.
 */
const userAgent = 'StorybookTestRunner';

/**
 * Opens the static build in a frame of a page that needs no server: its files are handed over as they
 * are asked for, and nothing else can be reached.
 */
export async function openBook(browser: Browser, firstStory: string): Promise<Frame> {
  const context = await browser.newContext({ reducedMotion: 'reduce', userAgent, viewport });
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) return route.abort();
    if (url.pathname === '/') return route.fulfill({ body: host, contentType: 'text/html' });
    return route.fulfill({ path: join(bookFolder, decodeURIComponent(url.pathname)) });
  });
  const page = await context.newPage();
  await page.goto(origin);
  const element = await page.evaluateHandle((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    return document.body.appendChild(frame);
  }, `${address}&id=${firstStory}`);
  const book = await element.contentFrame();
  if (book === null) throw new Error('The book has no frame.');
  await book.waitForFunction(() => document.querySelector('#storybook-root')?.hasChildNodes());
  await book.addStyleTag({ content: atOnce });
  await book.addScriptTag({ path: join(import.meta.dirname, '../node_modules/axe-core/axe.js') });
  await keepPinnedSize(book);
  return book;
}
