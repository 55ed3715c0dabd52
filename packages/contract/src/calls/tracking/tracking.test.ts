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
