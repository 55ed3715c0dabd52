// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { config, runFrame, shop, src } from '../testing/a-card-frame';
import type { CardFrameAdapter } from './card-frame-adapter';

/** Shows a library that a script leaves behind, like the adapters do. */
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
    ['the provider is unknown', { address: { pathname: '/frame/other' } }],
    ['no provider is named', { address: { pathname: '/' } }],
    ['its provider throws', { frame: throwing(() => Promise.reject(new Error('no'))) }],
    [
      'its provider throws at once',
      {
        frame: throwing(() => {
          throw new Error('no');
        }),
      },
    ],
  ])('because %s says so, to the player and to the shop', async (_, changes) => {
    const { over, events, timers } = runFrame(changes);
    await over;
    expect(events()).toEqual(['failed']);
    expect(alert()?.textContent).toContain('No fields');
    expect(timers.size).toBe(0);
  });

  it('leaves the player a way out', async () => {
    const { over, events } = runFrame({ address: { pathname: '/frame/other' } });
    await over;
    document.querySelector('button')?.click();
    expect(events()).toEqual(['failed', 'cancelled']);
  });

  it.each([
    ['none', ''],
    ['one that is not served', `?parent=${encodeURIComponent('https://evil.example')}`],
    ['one that only begins like a shop', `?parent=${encodeURIComponent(`${shop}.evil.example`)}`],
    ['a star', '?parent=*'],
    ['a shop with a path', `?parent=${encodeURIComponent(`${shop}/`)}`],
    ['a shop in capitals', `?parent=${encodeURIComponent(shop.toUpperCase())}`],
    ['null', '?parent=null'],
  ])('speaks to no parent like %s, and loads nothing for it', async (_, search) => {
    const { over, posted, stages, grow, passTime } = runFrame({ address: { search } });
    await over;
    grow(240);
    passTime();
    expect([posted, stages]).toEqual([[], []]);
    expect(alert()?.textContent).toBe('No fields');
    expect(document.querySelector('button')).toBeNull();
  });

  it.each([
    ['is not there', null],
    ['is of another shape', { ...config, shopOrigins: [shop, 7] }],
  ])('speaks to nobody where its configuration %s', async (_, written) => {
    const { over, posted, stages } = runFrame({ config: written ?? 'nothing' });
    await over;
    expect([posted, stages]).toEqual([[], []]);
    expect(alert()).not.toBeNull();
  });

  it('stands alone, and speaks to nobody', async () => {
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

  it('that loads is in the document once, and the fields are ready', async () => {
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
    ['is not there or is blocked', () => happen('error')],
    ['leaves nothing behind', () => happen('load')],
    ['leaves the wrong thing behind', (framed: object) => leave(framed, 'a portal’s page')],
  ])('that %s is never ready', async (_, fail) => {
    const { over, window: framed, events } = runFrame({ frame: loading });
    fail(framed);
    await over;
    expect(events()).toEqual(['failed']);
    expect(alert()?.textContent).toContain('No fields');
  });

  it('that hangs has failed after a while, and is not believed when it comes late', async () => {
    const { over, window: framed, events, passTime } = runFrame({ frame: loading });
    const [late] = scripts();
    passTime();
    Reflect.set(framed, 'Library', 'library');
    late?.dispatchEvent(new Event('load'));
    await over;
    expect(events()).toEqual(['failed']);
  });

  it('that shows its fields too late finds the shop gone', async () => {
    const { over, stages, events, passTime } = runFrame();
    await over;
    passTime();
    stages[0]?.ready();
    stages[0]?.end('done');
    expect(events()).toEqual(['failed']);
  });
});

function throwing(mount: CardFrameAdapter['mount']): CardFrameAdapter {
  return { provider: 'some', mount };
}
