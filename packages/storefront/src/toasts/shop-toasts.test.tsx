// @vitest-environment jsdom
import { createI18n, loadCatalogue } from '@shop/i18n';
import { toastSlice } from '@shop/storefront-core/toasts';
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShopProvider } from '../shop-provider';
import { advanceTime, openTestShop } from '../testing';
import { ShopToasts } from './shop-toasts';

const catalogue = {
  critical: await loadCatalogue('en', 'critical'),
  deferred: await loadCatalogue('en', 'deferred'),
};

/** A page whose deferred texts come when a test says so, with one toast for each key. */
async function pageWith(keys: readonly ('error.network' | 'tip_login_expired')[]) {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const i18n = await createI18n({
    language: 'en',
    load: async (_, part) => {
      if (part === 'deferred') await arrived;
      return catalogue[part];
    },
  });
  const { services, store, parts } = openTestShop();
  for (const key of keys)
    store.dispatch(toastSlice.actions.shown({ id: key, tone: 'info', text: { kind: 'key', key } }));
  render(
    <ShopProvider shop={{ services: { ...services, i18n }, store, parts }}>
      <ShopToasts />
    </ShopProvider>,
  );
  return {
    shown: () => document.body.textContent,
    arrive: async () => {
      await act(async () => {
        arrive();
        await advanceTime();
      });
    },
  };
}

it('a toast waits for its text', async () => {
  const { shown, arrive } = await pageWith(['tip_login_expired']);
  expect(shown()).toBe('');
  await arrive();
  expect(shown()).toBe(catalogue.deferred['tip_login_expired']);
});

it('a toast that can be read does not wait for the text of another', async () => {
  const { shown } = await pageWith(['tip_login_expired', 'error.network']);
  expect(shown()).toBe(catalogue.critical['error.network']);
});
