import { trackingCalls } from '@shop/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createTracker } from './create-tracker';

const visit = { did: 'device', session_id: 'visit', session_time: 1_795_252_881_000 };

/** Creates a tracker over a fake host; `answer` settles each request. */
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

describe('createTracker sends', () => {
  it('an event of spec §9 with its id to dot.php', () => {
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

  it('a page view as event 18 to api.php, with the brand’s ids', () => {
    const { sent, tracker } = aHost();
    tracker.trackPage({ appId: 'nova-shop', eventId: 'WEBPAY-201' }, visit);
    expect(sent).toMatchObject([
      {
        url: 'http://track.test/api.php',
        body: { ...visit, event: 18, app_id: 'nova-shop', event_id: 'WEBPAY-201' },
      },
    ]);
  });

  it('what a page has measured to metrics.php, without an id', () => {
    const { sent, tracker } = aHost();
    const build = { brand: 'nova', version: 'new', release: 'storefront-new@1.2.0' } as const;
    const metrics = { ...build, language: 'en', page: '/selectGoods', lcp_ms: 812 };
    tracker.trackMetrics({ ...metrics, ...visit });
    expect(sent).toMatchObject([
      { url: 'http://track.test/metrics.php', init: { keepalive: true, credentials: 'omit' } },
    ]);
    expect(sent[0]?.body).toEqual({ event: 'metrics', ...metrics });
  });

  it('no field that the contract does not have', () => {
    const { sent, tracker } = aHost();
    const chatty = { ...visit, username: 'Ann', oauth_token: 'secret', card_info: 'PIN' };
    tracker.trackDot('login', chatty);
    tracker.trackPage({ appId: 'a', eventId: 'b' }, chatty);
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(sent)).not.toMatch(/Ann|secret|PIN/);
  });

  it('no event with an invalid field', () => {
    const { sent, tracker } = aHost();
    tracker.trackDot('login', { ...visit, session_time: Number.NaN });
    expect(sent).toEqual([]);
  });

  it('requests that outlive the page and need no preflight', () => {
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

describe('createTracker with a failing host', () => {
  it('neither repeats nor reports a failed event', async () => {
    const { sent, tracker } = aHost(() => Promise.reject(new TypeError('Failed to fetch')));
    tracker.trackDot('clickBuy', visit);
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(1);
  });

  it('has at most fifty pending events', () => {
    const { sent, tracker } = aHost(() => new Promise(() => undefined));
    for (let event = 0; event < 60; event += 1) tracker.trackDot('clickBuy', visit);
    expect(sent).toHaveLength(50);
  });

  it.each([
    ['answers', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['refuses', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('sends more events after a host %s', async (_, answer) => {
    const { sent, tracker } = aHost(answer);
    for (let event = 0; event < 60; event += 1) tracker.trackDot('clickBuy', visit);
    await new Promise((resolve) => setImmediate(resolve));
    tracker.trackDot('clickBuy', visit);
    expect(sent).toHaveLength(51);
  });
});
