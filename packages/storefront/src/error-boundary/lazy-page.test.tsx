// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { advanceTime, renderInShop } from '../testing/render-in-shop';
import { openTestShop } from '../testing/test-shop';
import { ErrorBoundary } from './error-boundary';
import { lazyPage } from './lazy-page';

const Page = ({ title }: { readonly title: string }) => <h1>{title}</h1>;
type Load = () => Promise<ComponentType<{ readonly title: string }>>;

const works: Load = () => Promise.resolve(Page);
const fails: Load = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const throws: Load = () => Promise.reject(new SyntaxError('Unexpected token'));

/** Shows a page whose code is loaded by one of these functions after the other. */
async function show(first: Load, ...later: readonly Load[]) {
  const loads = [first, ...later];
  const reload = vi.fn();
  const load: Load = () => (loads.shift() ?? first)();
  const My = lazyPage(load);
  const shop = openTestShop({ page: { reload } });
  const open = (title: string) =>
    renderInShop(
      shop,
      <ErrorBoundary>
        <My title={title} />
      </ErrorBoundary>,
    );
  return { My, open, page: await open('My'), reload };
}

/** Fires an event; a page that suspends because of it resumes inside `act` alone. */
async function fire(event: () => unknown): Promise<void> {
  await act(() => Promise.resolve(event()));
  await advanceTime();
}

const press = (button: HTMLElement): Promise<void> => fire(() => fireEvent.click(button));

const heading = (): string => screen.getByRole('heading').textContent;

it('shows the page once its code is loaded, and at once the next time', async () => {
  const { open, page } = await show(works, fails);
  expect(heading()).toBe('My');
  page.unmount();
  await open('Again');
  expect(heading()).toBe('Again');
});

/** Has the host of the page answer a question for its files. */
function answer(status: number | null): void {
  const answered = () =>
    status === null
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response(null, { status }));
  vi.stubGlobal('fetch', vi.fn(answered));
}

it('says that the code could not be loaded, and loads it again when asked', async () => {
  answer(200);
  const { reload } = await show(fails, works);
  expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded');
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(heading()).toBe('My');
  expect(reload).not.toHaveBeenCalled();
});

it('loads it again when the player comes back to the page', async () => {
  answer(200);
  const { open, page } = await show(fails, works);
  expect(screen.getByRole('alert')).toBeTruthy();
  page.unmount();
  await open('Again');
  expect(heading()).toBe('Again');
});

it('keeps the code that another attempt has loaded', async () => {
  answer(200);
  const { page, My } = await show(fails, works, fails);
  await press(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => {
    page.rerender(<My title="Renamed" />);
    await Promise.resolve();
  });
  expect(heading()).toBe('Renamed');
});

it('loads it again by itself when the network is back', async () => {
  answer(null);
  await show(fails, works);
  await fire(() => window.dispatchEvent(new Event('online')));
  expect(heading()).toBe('My');
});

it.each([
  ['a page that did not arrive', 200, 'This page could not be loaded', 1],
  ['a page without a network', null, 'This page could not be loaded', 0],
  ['a page that a new release has removed', 404, 'The shop has been renewed', 1],
] as const)('says what has become of %s, and loads again what that helps', async (...row) => {
  const [, status, says, times] = row;
  answer(status);
  const { reload } = await show(fails, fails);
  expect(screen.getByRole('alert').textContent).toContain(says);
  expect(reload).not.toHaveBeenCalled();
  await press(screen.getByRole('button'));
  expect(reload).toHaveBeenCalledTimes(times);
});

it('says that this browser cannot run a page, with the way to customer service and no other', async () => {
  answer(200);
  await show(throws);
  expect(screen.getByRole('alert').textContent).toContain('The shop cannot run in this browser');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://support.example');
});
