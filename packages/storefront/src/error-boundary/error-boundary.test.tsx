// @vitest-environment jsdom
import { onUncaught } from '@shop/storefront-core/browser';
import { act, render } from '@testing-library/react';
import { type ReactElement, lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

const lost = new Error('the file is gone');

async function draw(part: ReactElement): Promise<HTMLElement> {
  const { container } = await act(() =>
    render(
      <>
        <p>the page</p>
        <ErrorBoundary failed={<p>failed</p>}>{part}</ErrorBoundary>
      </>,
    ),
  );
  return container;
}

it('shows the children once they are loaded', async () => {
  const Part = lazy(() => Promise.resolve({ default: () => <p>the part</p> }));
  expect((await draw(<Part />)).textContent).toBe('the pagethe part');
});

it('leaves out only the part that fails to load, and reports the error', async () => {
  // React logs the errors it has caught.
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reports: unknown[] = [];
  onUncaught((error) => reports.push(error));
  const Part = lazy(() => Promise.reject<{ default: () => null }>(lost));
  expect((await draw(<Part />)).textContent).toBe('the pagefailed');
  expect(reports).toEqual([lost]);
  logged.mockClear();
});
