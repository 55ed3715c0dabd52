// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { type PageTimers, pageTimers } from '../testing/page-timers';
import { type LoadScript, createScriptLoader } from './create-script-loader';

const src = 'https://pay.example.com/gateway.js';

interface Scene {
  readonly load: LoadScript;
  readonly page: PageTimers & Record<string, unknown>;
}

function scene(globals: Record<string, unknown> = {}): Scene {
  const page = { ...pageTimers(), document, ...globals };
  return { load: createScriptLoader(page), page };
}

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];
const happen = (event: 'load' | 'error'): void => {
  scripts().forEach((script) => script.dispatchEvent(new Event(event)));
};

const refuse = (): never => {
  throw new TypeError('the policy is not allowed');
};

describe('a third-party script', () => {
  beforeEach(() => {
    document.head.replaceChildren();
  });

  it('is inserted once for several requests', async () => {
    const { load, page } = scene();
    const results = [load({ src, global: 'Pay' }), load({ src, global: 'Pay' })];
    expect(scripts().map((script) => script.src)).toEqual([src]);
    page.Pay = { open: true };
    happen('load');
    results.push(load({ src, global: 'Pay' }));
    const expected = { kind: 'loaded', global: { open: true } };
    expect(await Promise.all(results)).toEqual([expected, expected, expected]);
    expect(await load({ src, global: 'Pay' })).toEqual(expected);
    expect(scripts()).toHaveLength(1);
    expect(page.running()).toBe(0);
  });

  it.each([
    ['fails to load', 'network', () => happen('error')],
    ['does not load in time', 'timeout', ({ page }: Scene) => page.pass()],
    ['does not set its global', 'no-global', () => happen('load')],
  ])('that %s is removed and can be requested again', async (_, reason, fail) => {
    const all = scene();
    const first = all.load({ src, global: 'Pay' });
    fail(all);
    expect(await first).toEqual({ kind: 'load-failed', reason });
    expect(scripts()).toEqual([]);
    expect(all.page.running()).toBe(0);

    const second = all.load({ src, global: 'Pay' });
    all.page.Pay = 1;
    happen('load');
    expect(await second).toEqual({ kind: 'loaded', global: 1 });
  });

  it('that loads after the timeout stays failed', async () => {
    const { load, page } = scene();
    const first = load({ src, global: 'Pay' });
    const [late] = scripts();
    page.pass();
    page.Pay = 1;
    late?.dispatchEvent(new Event('load'));
    expect(await first).toEqual({ kind: 'load-failed', reason: 'timeout' });
  });

  it('gets its address through a Trusted Types policy when the browser supports it', () => {
    const trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => ({
        createScriptURL: (address: string) => ({
          toString: () => `${name}:${rules.createScriptURL(address)}`,
        }),
      }),
    };
    void scene({ trustedTypes }).load({ src, global: 'Pay' });
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual([
      `shop-script-url:${src}`,
    ]);
  });

  it.each([
    ['an older browser', undefined],
    ['a page that forbids the policy', { createPolicy: refuse }],
  ])('gets its plain address in %s', (_, trustedTypes) => {
    void scene({ trustedTypes }).load({ src, global: 'Pay' });
    expect(scripts().map((script) => script.src)).toEqual([src]);
  });

  it('without a known content is requested as any server answers it', () => {
    void scene().load({ src, global: 'Pay' });
    const [script] = scripts();
    expect([script?.integrity, script?.crossOrigin]).toEqual(['', null]);
  });

  it('is requested with its integrity and without cookies', () => {
    void scene().load({ src, global: 'Pay', integrity: 'sha384-abc' });
    const [script] = scripts();
    expect([script?.integrity, script?.crossOrigin]).toEqual(['sha384-abc', 'anonymous']);
  });
});
