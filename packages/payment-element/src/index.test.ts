import { expect, it } from 'vitest';

it('can be imported by a server, which has no elements', async () => {
  expect(typeof HTMLElement).toBe('undefined');
  await expect(import('./index')).resolves.toBeDefined();
});
