import { test } from '../shop/test';
for (let i = 0; i < 40; i += 1) test(`empty ${String(i)}`, async ({ control }) => { await control.clearFaults(); });
