import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, expect, vi } from 'vitest';

const packages = join(import.meta.dirname, '../../..');
const sources = ['storefront', 'storefront-shell'].map((name) => join(packages, name, 'src/'));

// Unlike modules, which the test files of a worker share, a set-up file runs for each of them, also for those
// of other packages.
const testPath = expect.getState().testPath ?? '';
if (sources.some((folder) => testPath.startsWith(folder)) && testPath.endsWith('.test.tsx'))
  fakeBrowserTime();

/** Fakes the time of each test, removes what it has rendered, and fails on errors that React reports. */
function fakeBrowserTime(): void {
  beforeEach(async () => {
    const { cleanup } = await import('@testing-library/react');
    vi.useFakeTimers();
    runNextTaskAtOnce();
    // Hashing runs in a thread of its own, for which the faked time does not wait.
    vi.spyOn(window.crypto.subtle, 'digest').mockImplementation((_sha256, data) =>
      Promise.resolve(sha256(data)),
    );
    const consoleErrors = vi.spyOn(console, 'error');

    return () => {
      cleanup();
      vi.unstubAllGlobals();
      vi.useRealTimers();
      const errors = consoleErrors.mock.calls;
      consoleErrors.mockRestore();
      // React reports defects of components as console errors.
      expect(errors).toEqual([]);
    };
  });
}

/** Runs after the present task what waits for the next one, such as the store's news of answers; other timers stay faked. */
function runNextTaskAtOnce(): void {
  const fakeTimeout = setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    if (ms !== 0) return fakeTimeout(run, ms);
    queueMicrotask(run);
    return undefined;
  });
}

function sha256(data: BufferSource): ArrayBuffer {
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;
}
