import type { Page } from '@playwright/test';

/**
 * Records how the page's content shifts, as the browser counts it. Returns a function that names each
 * shift: its score, and the elements that moved, from where to where.
 */
export async function recordShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const textOf = (source: object): string => {
      const node: unknown = Reflect.get(source, 'node');
      const [from, to] = ['previousRect', 'currentRect'].map((name) => {
        const { x, y, width, height }: DOMRect = Reflect.get(source, name);
        return [x, y, width, height].join(' ');
      });
      const name = node instanceof Element ? `${node.tagName}.${node.className}` : 'a text';
      return `${name} (${String(from)} → ${String(to)})`;
    };
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => {
        const sources: readonly object[] = Reflect.get(entry, 'sources');
        return `${String(Reflect.get(entry, 'value'))}: ${sources.map(textOf).join(', ')}`;
      });
      const { dataset } = document.documentElement;
      dataset['shifts'] = [dataset['shifts'], ...shifts].filter(Boolean).join('\n');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const found = (await page.locator('html').getAttribute('data-shifts')) ?? '';
    return found === '' ? [] : found.split('\n');
  };
}
