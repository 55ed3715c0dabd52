import { trackingCalls } from '@shop/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createTracker } from './create-tracker';

const visit = { did: 'device', session_id: 'visit', session_time: 1_795_252_881_000 };

/** A tracking host; `answers` settles what is on its way to it. */
function aHost(answer: () => Promise<Response> = () => Promise.resolve(new Response())) {
  const sent: { url: string; init: RequestInit; body: unknown }[] = [];
  const tracker = createTracker({
    host: 'http://track.test',
    fetch: (url, init) => {
      sent.push({ url, init, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
      return answer();
    },
  });
  return { sent, tracker };
}

describe('what is told to the tracking host', () => {
  it('an event of spec §9, with its id, as dot.php takes it', () => {
    const { sent, tracker } = aHost();
    tracker.trackDot('clickPay', { ...visit, payway_id: '10201', pay_money: 4.99 });
    expect(sent).toMatchObject([
      {
        url: 'http://track.test/dot.php',
        body: { ...visit, event: 'clickPay', id: 'WEBPAY-201-011', payway_id: '10201' },
      },
    ]);
    expect(v.is(trackingCalls.trackDot.params, sent[0]?.body)).toBe(true);
  });

  it('a page view as event 18 of api.php, with the brand’s ids', () => {
    const { sent, tracker } = aHost();
    tracker.trackPage({ appId: 'nova-shop', eventId: 'WEBPAY-201' }, visit);
    expect(sent).toMatchObject([
      {
        url: 'http://track.test/api.php',
        body: { ...visit, event: 18, app_id: 'nova-shop', event_id: 'WEBPAY-201' },
      },
    ]);
  });

  it('nothing that the contract does not name', () => {
    const { sent, tracker } = aHost();
    const chatty = { ...visit, username: 'Ann', oauth_token: 'secret', card_info: 'PIN' };
    tracker.trackDot('login', chatty);
    tracker.trackPage({ appId: 'a', eventId: 'b' }, chatty);
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(sent)).not.toMatch(/Ann|secret|PIN/);
  });

  it('nothing that is not whole', () => {
    const { sent, tracker } = aHost();
    tracker.trackDot('login', { ...visit, session_time: Number.NaN });
    expect(sent).toEqual([]);
  });

  it('in a way that outlives the page, and asks nobody for permission', () => {
    const { sent, tracker } = aHost();
    tracker.trackDot('pwa', visit);
    const { init } = sent[0] ?? {};
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    const simple = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
    const type = new Headers(init?.headers).get('content-type') ?? '';
    expect(simple).toContain(type.split(';')[0]);
    expect([...new Headers(init?.headers).keys()]).toEqual(['content-type']);
  });
});

describe('a tracking host that is not well', () => {
  it('is not told again what it did not hear, and nobody learns of it', async () => {
    const { sent, tracker } = aHost(() => Promise.reject(new TypeError('Failed to fetch')));
    tracker.trackDot('clickBuy', visit);
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(1);
  });

  it('that never answers gets fifty events at most', () => {
    const { sent, tracker } = aHost(() => new Promise(() => undefined));
    for (let event = 0; event < 60; event += 1) tracker.trackDot('clickBuy', visit);
    expect(sent).toHaveLength(50);
  });

  it.each([
    ['answers', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['refuses', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that %s has room for more', async (_, answer) => {
    const { sent, tracker } = aHost(answer);
    for (let event = 0; event < 60; event += 1) tracker.trackDot('clickBuy', visit);
    await new Promise((resolve) => setImmediate(resolve));
    tracker.trackDot('clickBuy', visit);
    expect(sent).toHaveLength(51);
  });
});
