import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { trackingCalls } from '.';
import { trackingEventId, trackingEvents } from './tracking-event';

describe('tracking (spec §7, §9)', () => {
  it('has sixteen events, numbered in the order of the spec', () => {
    const ids = trackingEvents.map((event) => `${event} ${trackingEventId(event)}`);
    expect(ids).toHaveLength(16);
    expect(ids).toEqual(expect.arrayContaining(['viewPage WEBPAY-201-001', 'pwa WEBPAY-201-016']));
    expect(ids[8]).toBe('clickBuy WEBPAY-201-009');
  });

  it.each(trackingEvents)('%s is a valid body of dot.php', (event) => {
    const body = { event, id: trackingEventId(event), did: 'd', session_id: 's', session_time: 1 };
    expect(v.is(trackingCalls.trackDot.params, body)).toBe(true);
  });

  it('knows no other event than those of the spec on dot.php', () => {
    const visit = { did: 'd', session_id: 's', session_time: 1 };
    const spec: readonly string[] = trackingEvents;
    for (const event of [metrics.event, 'clickMe'])
      expect(v.is(trackingCalls.trackDot.params, { ...visit, event, id: 'WEBPAY-201-001' })).toBe(
        false,
      );
    for (const id of ['WEBPAY-201-000', 'WEBPAY-201-017'])
      expect(v.is(trackingCalls.trackDot.params, { ...visit, event: 'login', id })).toBe(false);
    expect(spec).not.toContain(metrics.event);
  });

  it('drops what is not a field of an event', () => {
    const body = {
      event: 18,
      app_id: 'a',
      event_id: 'e',
      did: 'd',
      session_id: 's',
      session_time: 1,
    };
    const read = v.parse(trackingCalls.trackPage.params, { ...body, oauth_token: 'secret' });
    expect(read).toEqual(body);
  });
});

const metrics = {
  event: 'metrics',
  brand: 'nova',
  version: 'new',
  release: 'storefront-new@1.2.0',
  language: 'en',
  page: '/selectGoods',
};

describe('the metrics of a page (not of the spec)', () => {
  const { params } = trackingCalls.trackMetrics;

  it('have a path that no event of the spec is sent to', () => {
    const { trackDot, trackPage, trackMetrics } = trackingCalls;
    expect([trackDot.path, trackPage.path]).not.toContain(trackMetrics.path);
  });

  it('need nothing measured', () => {
    expect(v.parse(params, metrics)).toEqual(metrics);
  });

  it('drop the ids that events have', () => {
    const ids = { did: 'd', session_id: 's', session_time: 1, suid: 'u', role_id: 'r' };
    const order = { billing_no: 'b', product_id: 'p', money: 1, server_id: 's' };
    expect(v.parse(params, { ...metrics, ...ids, ...order })).toEqual(metrics);
  });

  it.each(['/', '/selectGoods', '/sign-in/google', '/@', 'other'])('accept the page %s', (page) => {
    expect(v.is(params, { ...metrics, page })).toBe(true);
  });

  it.each(['/a?b', '/@code', '/order/1234', '/ann@example.com', ''])(
    'refuse the page %s, in which an id could be',
    (page) => {
      expect(v.is(params, { ...metrics, page })).toBe(false);
    },
  );
});
