import type { Page } from '@playwright/test';

/**
 * Records the largest paint of the page, as the browser counts it. Returns a function that names its element if
 * that came after the page's own markup; null if it was part of that.
 */
export async function recordLargestPaint(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    const markup = new WeakSet<Node>();
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('*')) markup.add(element);
    });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      const element: unknown = last && Reflect.get(last, 'element');
      const { dataset } = document.documentElement;
      // The picture of the game, which phones do not load, waits on purpose until the page is quiet.
      if (!(element instanceof Element) || element.closest('picture') !== null) return;
      if (markup.has(element)) delete dataset['laterPaint'];
      else dataset['laterPaint'] = `${element.tagName}.${element.className} ${element.textContent}`;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () => page.locator('html').getAttribute('data-later-paint');
}
