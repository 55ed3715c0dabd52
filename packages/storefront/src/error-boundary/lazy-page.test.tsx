// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { onUncaught } from '../browser';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { openTestShop } from '../testing/test-shop';
import { lazyPage } from './lazy-page';

/** What was reported as uncaught, as an error that the page survives. */
let reported: unknown[] = [];
onUncaught((error) => reported.push(error));

beforeEach(() => {
  reported = [];
});

const Page = ({ title }: { readonly title: string }) => <h1>{title}</h1>;
type Load = () => Promise<ComponentType<{ readonly title: string }>>;

const works: Load = () => Promise.resolve(Page);
const fails: Load = () => Promise.reject(new TypeError('Failed to fetch'));

/** Shows a page whose code is loaded by one of these functions after the other. */
async function show(first: Load, ...later: readonly Load[]) {
  const loads = [first, ...later];
  const reload = vi.fn();
  const load: Load = () => (loads.shift() ?? first)();
  const My = lazyPage({ load, reload });
  const shop = openTestShop();
  const page = await renderInShop(shop, <My title="My" />);
  return { My, page, reload, shop };
}

async function tryAgain(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await advanceTime();
}

const heading = (): string => screen.getByRole('heading').textContent;

it('shows the page once its code is loaded, and at once the next time', async () => {
  const { My, page, shop } = await show(works, fails);
  expect(heading()).toBe('My');
  page.unmount();
  await renderInShop(shop, <My title="Again" />);
  expect(heading()).toBe('Again');
});

it('says that the code could not be loaded, reports it, and loads it again when asked', async () => {
  const { reload } = await show(fails, works);
  expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded');
  expect(reported).toHaveLength(1);
  await tryAgain();
  expect(heading()).toBe('My');
  expect(reload).not.toHaveBeenCalled();
});

it('loads it again by itself when the network is back', async () => {
  await show(fails, works);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await advanceTime();
  expect(heading()).toBe('My');
});

it.each([
  {
    what: 'reloads',
    answers: () =>
      Promise.resolve(new Response(null, { headers: { date: 'Sun, 22 Nov 2026 12:00:00 GMT' } })),
    times: 1,
  },
  { what: 'does not reload', answers: () => Promise.reject(new TypeError('offline')), times: 0 },
])(
  '$what a page that fails again when asked, depending on whether its host answers',
  async ({ answers, times }) => {
    vi.stubGlobal('fetch', vi.fn(answers));
    const { reload } = await show(fails, fails);
    expect(reload).not.toHaveBeenCalled();
    await tryAgain();
    expect(reload).toHaveBeenCalledTimes(times);
  },
);
