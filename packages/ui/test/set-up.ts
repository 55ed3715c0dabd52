import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { giveElementsSize } from './give-elements-size';

giveElementsSize();

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  // What React or the headless library complains about is a defect of ours.
  expect(complaints).toEqual([]);
});
