import { test } from '../shop/test';
for (let i = 0; i < 40; i += 1) test(`blank ${String(i)}`, async ({ page }) => { await page.goto('about:blank'); });
