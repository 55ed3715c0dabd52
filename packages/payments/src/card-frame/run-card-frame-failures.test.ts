// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { config, runFrame, shop, src } from '../testing/a-card-frame';
import type { CardFrameAdapter } from './card-frame-adapter';

/** Loads a script and checks its global, like the real adapters. */
const loading: CardFrameAdapter = {
  provider: 'some',
  mount: async ({ script, loadScript, ready, end }) => {
    const loaded = script && (await loadScript(script));
    if (loaded?.kind === 'loaded' && loaded.global === 'library') ready();
    else end('load-failed');
  },
};

const alert = (): Element | null => document.querySelector('[role="alert"]');
const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];
const happen = (event: 'load' | 'error'): void => {
  scripts().forEach((script) => script.dispatchEvent(new Event(event)));
};

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('a card frame that cannot show its fields', () => {
  it.each([
    ['when the provider is unknown', { address: { pathname: '/frame/other' } }],
    ['when the address names no provider', { address: { pathname: '/' } }],
    ['when its adapter rejects', { frame: throwing(() => Promise.reject(new Error('no'))) }],
    [
      'when its adapter throws',
      {
        frame: throwing(() => {
          throw new Error('no');
        }),
      },
    ],
  ])('shows a notice and posts a failure %s', async (_, changes) => {
    const { over, events, timers } = runFrame(changes);
    await over;
    expect(events()).toEqual(['failed']);
    expect(alert()?.textContent).toContain('No fields');
    expect(timers.running()).toBe(0);
  });

  it('lets the player leave for another way to pay', async () => {
    const { over, events } = runFrame({ address: { pathname: '/frame/other' } });
    await over;
    document.querySelector('button')?.click();
    expect(events()).toEqual(['failed', 'cancelled']);
  });

  it.each([
    ['is missing', ''],
    ['is not configured', `?parent=${encodeURIComponent('https://evil.example')}`],
    ['only begins like a shop', `?parent=${encodeURIComponent(`${shop}.evil.example`)}`],
    ['is a star', '?parent=*'],
    ['is a shop with a path', `?parent=${encodeURIComponent(`${shop}/`)}`],
    ['is a shop in capitals', `?parent=${encodeURIComponent(shop.toUpperCase())}`],
    ['is null', '?parent=null'],
  ])('posts and loads nothing when the parent %s', async (_, search) => {
    const { over, posted, stages, grow, timers } = runFrame({ address: { search } });
    await over;
    grow(240);
    timers.pass();
    expect([posted, stages]).toEqual([[], []]);
    expect(alert()?.textContent).toBe('No fields');
    expect(document.querySelector('button')).toBeNull();
  });

  it.each([
    ['is missing', null],
    ['is invalid', { ...config, shopOrigins: [shop, 7] }],
  ])('posts and loads nothing when its configuration %s', async (_, written) => {
    const { over, posted, stages } = runFrame({ config: written ?? 'nothing' });
    await over;
    expect([posted, stages]).toEqual([[], []]);
    expect(alert()).not.toBeNull();
  });

  it('loads nothing when it is not in a frame', async () => {
    const { over, stages } = runFrame({ isAlone: true });
    await over;
    expect(stages).toEqual([]);
    expect(alert()).not.toBeNull();
  });
});

describe('a provider’s script', () => {
  function leave(window: object, global: unknown): void {
    Reflect.set(window, 'Library', global);
    happen('load');
  }

  it('is inserted once, and the fields are ready when it has loaded', async () => {
    const twice: CardFrameAdapter = {
      ...loading,
      mount: async (stage) => {
        await Promise.all([loading.mount(stage), loading.mount(stage)]);
      },
    };
    const { over, window: framed, events } = runFrame({ frame: twice });
    expect(scripts().map((script) => script.src)).toEqual([src]);
    leave(framed, 'library');
    await over;
    expect(events()).toEqual(['ready']);
  });

  it.each([
    ['is missing or blocked', () => happen('error')],
    ['sets no global', () => happen('load')],
    ['sets a wrong global', (framed: object) => leave(framed, 'a portal’s page')],
  ])('that %s ends as failed', async (_, fail) => {
    const { over, window: framed, events } = runFrame({ frame: loading });
    fail(framed);
    await over;
    expect(events()).toEqual(['failed']);
    expect(alert()?.textContent).toContain('No fields');
  });

  it('that does not load in time ends as failed, even if it loads later', async () => {
    const { over, window: framed, events, timers } = runFrame({ frame: loading });
    const [late] = scripts();
    timers.pass();
    Reflect.set(framed, 'Library', 'library');
    late?.dispatchEvent(new Event('load'));
    await over;
    expect(events()).toEqual(['failed']);
  });

  it('that shows its fields too late ends as failed', async () => {
    const { over, stages, events, timers } = runFrame();
    await over;
    timers.pass();
    stages[0]?.ready();
    stages[0]?.end('done');
    expect(events()).toEqual(['failed']);
  });
});

function throwing(mount: CardFrameAdapter['mount']): CardFrameAdapter {
  return { provider: 'some', mount };
}
