// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type PayLink, checkPayLink } from '../links/pay-link';
import { pageTimers } from '../testing/page-timers';
import { cardFrameUrl, mountCardFrame } from './mount-card-frame';

const origin = 'http://cards.localhost:4000';

function payLink(): PayLink {
  const link = checkPayLink(`${origin}/fields/p?payment=1`, ['cards.localhost']);
  if (link === null) throw new Error('the test’s own link is refused');
  return link;
}

const listeners = new Set<EventListenerOrEventListenerObject>();
let timers = pageTimers();
const watched = {
  location: window.location,
  addEventListener: (type: string, listener: EventListenerOrEventListenerObject): void => {
    listeners.add(listener);
    window.addEventListener(type, listener);
  },
  removeEventListener: (type: string, listener: EventListenerOrEventListenerObject): void => {
    listeners.delete(listener);
    window.removeEventListener(type, listener);
  },
};

function mounted(signal?: AbortSignal, frameOrigin = origin) {
  return mountCardFrame({
    frame: { url: payLink(), origin: frameOrigin },
    container: document.body,
    window: { ...watched, ...timers },
    title: 'Card',
    ...(signal === undefined ? {} : { signal }),
  });
}

const frame = (): HTMLIFrameElement | null => document.querySelector('iframe');
function post(data: object, from: { origin?: string; source?: Window | null } = {}): void {
  const source = frame()?.contentWindow ?? null;
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { type: 'shop-card', version: 1, ...data },
      origin,
      source,
      ...from,
    }),
  );
}

describe('card fields in a frame of another origin', () => {
  beforeEach(() => {
    document.body.replaceChildren();
    listeners.clear();
    timers = pageTimers();
  });

  it('have the shop’s origin in their address, a title, a sandbox and few rights', async () => {
    const outcome = mounted();
    const parent = encodeURIComponent(window.location.origin);
    expect(frame()?.src).toBe(`${origin}/fields/p?payment=1&parent=${parent}`);
    expect(frame()?.title).toBe('Card');
    expect(frame()?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    // A wallet may pay inside; the address of the shop’s page stays in the shop.
    expect([frame()?.allow, frame()?.referrerPolicy]).toEqual(['payment', 'strict-origin']);
    post({ event: 'done' });
    await outcome;
  });

  it.each(['done', 'cancelled'] as const)('end as %s and are removed', async (event) => {
    const outcome = mounted();
    post({ event: 'ready' });
    post({ event });
    expect(await outcome).toBe(event);
    expect([frame(), timers.running(), listeners.size]).toEqual([null, 0, 0]);
  });

  it('have the player’s language in their address and keep its fragment', async () => {
    const link = checkPayLink(`${origin}/frame/p?payment=1#token=a%2Bb`, ['cards.localhost']);
    expect(link && cardFrameUrl(link, 'https://shop.example', { language: 'ar' })).toBe(
      `${origin}/frame/p?payment=1&parent=https%3A%2F%2Fshop.example&lang=ar#token=a%2Bb`,
    );
  });

  it('have the look of the shop in their address', () => {
    const link = checkPayLink(`${origin}/frame/p?payment=1#token=1`, ['cards.localhost']);
    const appearance = { fill: '#5b4bff', onFill: '#ffffff', cornerPx: 4, scheme: 'dark' } as const;
    expect(link && cardFrameUrl(link, 'https://shop.example', { appearance })).toBe(
      `${origin}/frame/p?payment=1&parent=https%3A%2F%2Fshop.example` +
        '&look=5b4bff-ffffff-4-dark#token=1',
    );
  });

  it('end as load-failed when they report a failure', async () => {
    const outcome = mounted();
    post({ event: 'failed' });
    expect(await outcome).toBe('load-failed');
    expect([frame(), timers.running(), listeners.size]).toEqual([null, 0, 0]);
  });

  it('have the reported height up to the maximum', async () => {
    const outcome = mounted();
    post({ event: 'height', height: 240.2 });
    expect(frame()?.style.blockSize).toBe('241px');
    post({ event: 'height', height: 1e6 });
    expect(frame()?.style.blockSize).toBe('1200px');
    post({ event: 'done' });
    await outcome;
  });

  it('accept messages only from their frame and origin', async () => {
    const outcome = mounted();
    post({ event: 'done' }, { origin: 'http://evil.localhost:4000' });
    post({ event: 'done' }, { origin: 'null' });
    post({ event: 'done' }, { source: window });
    post({ event: 'done' }, { source: null });
    post({ event: 'done', version: 2 });
    expect(frame()).not.toBeNull();
    post({ event: 'cancelled' });
    expect(await outcome).toBe('cancelled');
    expect(timers.running()).toBe(0);
  });

  it('take no notice of what is no message, also from their frame and origin', async () => {
    const outcome = mounted();
    const source = frame()?.contentWindow ?? null;
    fc.assert(
      fc.property(fc.anything(), (data) => {
        window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
      }),
    );
    for (const event of ['paid', '__proto__', 'height', null, {}])
      post({ event, height: Number.POSITIVE_INFINITY });
    expect([frame()?.style.blockSize, timers.running()]).toEqual(['', 1]);
    post({ event: 'cancelled' });
    expect(await outcome).toBe('cancelled');
  });

  it('end as load-failed when they are not ready in time', async () => {
    const outcome = mounted();
    timers.pass();
    expect(await outcome).toBe('load-failed');
    expect([frame(), listeners.size]).toEqual([null, 0]);
  });

  it('have no time limit once they are ready', async () => {
    const outcome = mounted();
    post({ event: 'ready' });
    expect(timers.running()).toBe(0);
    post({ event: 'done' });
    await outcome;
  });

  it('end as cancelled when their panel closes', async () => {
    const closing = new AbortController();
    const outcome = mounted(closing.signal);
    closing.abort();
    expect(await outcome).toBe('cancelled');
    expect([frame(), listeners.size]).toEqual([null, 0]);
    expect(await mounted(closing.signal)).toBe('cancelled');
  });

  it('need no more than a place to stand in', async () => {
    const outcome = mountCardFrame({
      ...{ frame: { url: payLink(), origin }, container: document.body, title: 'Card' },
    });
    post({ event: 'done' });
    expect(await outcome).toBe('done');
  });

  it('are not shown in a document without a window', async () => {
    const container = new DOMParser().parseFromString('', 'text/html').body;
    const mount = { frame: { url: payLink(), origin }, container, title: 'Card' };
    expect(await mountCardFrame(mount)).toBe('load-failed');
  });

  it('are not shown from the shop’s own origin', async () => {
    expect(await mounted(undefined, window.location.origin)).toBe('load-failed');
    expect(frame()).toBeNull();
  });
});
