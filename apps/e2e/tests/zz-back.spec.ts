import { test } from '../shop/test';
for (let i = 0; i < 40; i += 1) test(`visit ${String(i)}`, async ({ player }) => { await player.comeBack('nova'); });
