import { beforeEach, expect, vi } from 'vitest';

// Unlike modules, which the test files of a worker share, a set-up file runs for each of them.
if (expect.getState().testPath?.endsWith('.test.tsx') === true) fakeBrowserTime();

/** Fakes the time of each test, removes what it has rendered, and fails on errors that React reports. */
function fakeBrowserTime(): void {
  beforeEach(async () => {
    const { cleanup } = await import('@testing-library/react');
    vi.useFakeTimers();
    // The store notifies its subscribers once a frame.
    vi.stubGlobal('requestAnimationFrame', queueMicrotask);
    const consoleErrors = vi.spyOn(console, 'error');

    return () => {
      cleanup();
      vi.useRealTimers();
      vi.unstubAllGlobals();
      const errors = consoleErrors.mock.calls;
      consoleErrors.mockRestore();
      // React reports defects of components as console errors.
      expect(errors).toEqual([]);
    };
  });
}
