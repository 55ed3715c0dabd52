import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const pictures = join(import.meta.dirname, '../../../docs/pictures');
const require = createRequire(import.meta.url);
const font = readFileSync(
  require.resolve('@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2'),
);

/** A font that is the same on every machine, and no caret. */
const style = `
  @font-face {
    font-family: 'Picture Sans';
    font-weight: 100 900;
    src: url(data:font/woff2;base64,${font.toString('base64')});
  }
  :root {
    --font-text: 'Picture Sans', sans-serif !important;
    --font-heading: 'Picture Sans', sans-serif !important;
  }
  * { caret-color: transparent !important }
`;

/** Of 100; from here on no blur is seen around letters. */
const quality = 82;

/**
 * Writes what a page shows to `docs/pictures`, as WebP, which takes a fifth of a PNG. Chromium encodes it, so no
 * library is needed.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  for (const frame of page.frames()) await frame.addStyleTag({ content: style });
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    for (const animation of running)
      if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
      else animation.finish();
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled(images.map((image) => image.decode()));
  });
  const chromium = await page.context().newCDPSession(page);
  const { data } = await chromium.send('Page.captureScreenshot', { format: 'webp', quality });
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, `${name}.webp`), Buffer.from(data, 'base64'));
}
