import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, expect, vi } from 'vitest';

const sources = join(import.meta.dirname, '..');

// Unlike modules, which the test files of a worker share, a set-up file runs for each of them, also for those
// of other packages.
const testPath = expect.getState().testPath ?? '';
if (testPath.startsWith(sources) && testPath.endsWith('.test.tsx')) fakeBrowserTime();

/** Fakes the time of each test, removes what it has rendered, and fails on errors that React reports. */
function fakeBrowserTime(): void {
  beforeEach(async () => {
    const { cleanup } = await import('@testing-library/react');
    vi.useFakeTimers();
    // The store notifies its subscribers once a frame.
    vi.stubGlobal('requestAnimationFrame', queueMicrotask);
    // Hashing runs in a thread of its own, for which the faked time does not wait.
    vi.spyOn(window.crypto.subtle, 'digest').mockImplementation((_sha256, data) =>
      Promise.resolve(sha256(data)),
    );
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

function sha256(data: BufferSource): ArrayBuffer {
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;
}
