import { expect } from '@playwright/test';
import { eventually } from './player';
import { test } from './test';

/** Which page is there, and whether it says that the shop does not start. */
function stateOfPage(): string {
  if (location.pathname === '/my') return 'next page';
  const message = document.getElementById('start-failed');
  return message === null || message.hidden ? 'page' : 'broken';
}

test(
  'a page that is left before its code is there does not say that the shop is broken',
  { tag: '@current' },
  async ({ journey }) => {
    const { engine, control, open } = journey;
    const { tab } = engine;
    await control.fault({ path: '/assets/', kind: 'slow', value: 4_000 });
    // Longer than a page waits before it says that its code is lost.
    await control.fault({ path: '/my', kind: 'slow', value: 2_000 });
    await open('nova', '/');
    expect(await tab.evaluate(stateOfPage)).toBe('page');
    await tab.evaluate(() => {
      setTimeout(() => {
        location.href = '/my';
      });
    });
    const states = new Set<unknown>();
    await eventually(async () => {
      const state = await tab.evaluate(stateOfPage);
      states.add(state);
      return state === 'next page' ? state : null;
    }, 'the next page');
    expect(states).not.toContain('broken');
  },
);
