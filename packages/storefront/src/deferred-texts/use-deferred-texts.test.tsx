// @vitest-environment jsdom
import { createI18n, loadCatalogue } from '@shop/i18n';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { advanceTime } from '../testing';
import { useDeferredTextsOf } from './use-deferred-texts';

const catalogue = {
  critical: await loadCatalogue('en', 'critical'),
  deferred: await loadCatalogue('en', 'deferred'),
};

beforeEach(() => {
  vi.useFakeTimers();
});

it('loads the texts again every few seconds until the network is back', async () => {
  let isUp = false;
  let asked = 0;
  const i18n = await createI18n({
    language: 'en',
    load: (_, part) => {
      if (part === 'critical') return Promise.resolve(catalogue.critical);
      asked += 1;
      return isUp ? Promise.resolve(catalogue.deferred) : Promise.reject(new Error('offline'));
    },
  });
  const { result } = renderHook(() => useDeferredTextsOf(i18n));
  await advanceTime(20_000);
  expect([result.current, asked]).toEqual([false, 6]);

  isUp = true;
  await advanceTime(4_000);
  expect([result.current, asked]).toEqual([true, 7]);
  await advanceTime(60_000);
  expect(asked).toBe(7);
});
