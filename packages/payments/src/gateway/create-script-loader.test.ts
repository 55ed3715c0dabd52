// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { type LoadScript, createScriptLoader } from './create-script-loader';

const src = 'https://pay.example.com/gateway.js';

interface Scene {
  readonly load: LoadScript;
  readonly globals: Record<string, unknown>;
  /** Lets the timers that are running end. */
  readonly passTime: () => void;
  readonly running: () => number;
}

function scene(globals: Record<string, unknown> = {}): Scene {
  const timers = new Set<() => void>();
  const load = createScriptLoader({
    document,
    globals,
    startTimer: (run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  });
  return {
    load,
    globals,
    passTime: () => {
      timers.forEach((run) => {
        run();
      });
    },
    running: () => timers.size,
  };
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

  it('is put in the page once, however many ask for it', async () => {
    const { load, globals, running } = scene();
    const answers = [load({ src, global: 'Pay' }), load({ src, global: 'Pay' })];
    expect(scripts().map((script) => script.src)).toEqual([src]);
    globals.Pay = { open: true };
    happen('load');
    answers.push(load({ src, global: 'Pay' }));
    const expected = { kind: 'loaded', global: { open: true } };
    expect(await Promise.all(answers)).toEqual([expected, expected, expected]);
    expect(scripts()).toHaveLength(1);
    expect(running()).toBe(0);
  });

  it.each([
    ['does not arrive', 'network', () => happen('error')],
    ['hangs', 'timeout', ({ passTime }: Scene) => passTime()],
    ['is not what it should be', 'no-global', () => happen('load')],
  ])('that %s is taken out and forgotten', async (_, reason, fail) => {
    const all = scene();
    const first = all.load({ src, global: 'Pay' });
    fail(all);
    expect(await first).toEqual({ kind: 'load-failed', reason });
    expect(scripts()).toEqual([]);
    expect(all.running()).toBe(0);

    const second = all.load({ src, global: 'Pay' });
    all.globals.Pay = 1;
    happen('load');
    expect(await second).toEqual({ kind: 'loaded', global: 1 });
  });

  it('that comes after all has no say any more', async () => {
    const { load, globals, passTime } = scene();
    const first = load({ src, global: 'Pay' });
    const [late] = scripts();
    passTime();
    globals.Pay = 1;
    late?.dispatchEvent(new Event('load'));
    expect(await first).toEqual({ kind: 'load-failed', reason: 'timeout' });
  });

  it('gets its address through a policy of its own where the page has Trusted Types', () => {
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
    ['a page that allows no policy', { createPolicy: refuse }],
  ])('gets its plain address in %s', (_, trustedTypes) => {
    void scene({ trustedTypes }).load({ src, global: 'Pay' });
    expect(scripts().map((script) => script.src)).toEqual([src]);
  });

  it('is checked against its integrity, without cookies', () => {
    void scene().load({ src, global: 'Pay', integrity: 'sha384-abc' });
    const [script] = scripts();
    expect([script?.integrity, script?.crossOrigin]).toEqual(['sha384-abc', 'anonymous']);
  });
});
