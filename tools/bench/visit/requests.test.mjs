import { expect, it } from 'vitest';
import { requestLog, sumRequests, waterfallRows } from './requests.mjs';

const page = { timestamp: 12.5, url: 'http://nova.localhost/?role_id=1', isPicture: false };

it('requestLog collects requests with times since the first, and ignores data addresses', () => {
  const log = requestLog();
  log.sent('page', page);
  log.sent('data', { timestamp: 12.6, url: 'data:image/svg+xml,', isPicture: true });
  log.sent('icon', { timestamp: 13, url: 'http://nova.localhost/icon.svg', isPicture: true });
  log.sent('late', { timestamp: 13.5, url: 'http://api.localhost/', isPicture: false });
  log.received('page', 100);
  log.received('page', 500);
  log.ended('page', { timestamp: 13.25, bytes: 700 });
  log.cached('icon');
  log.ended('data', { timestamp: 13, bytes: 9 });
  log.received('late', 100);
  log.received('late', 200);
  log.ended('late', { timestamp: 14.5 });

  const answer = { end: null, isCached: false, bytes: 0 };
  expect(log.all()).toEqual([
    { ...answer, url: page.url, at: 0, end: 750, isPicture: false, bytes: 700 },
    { ...answer, url: 'http://nova.localhost/icon.svg', at: 500, isPicture: true, isCached: true },
    { ...answer, url: 'http://api.localhost/', at: 1000, end: 2000, isPicture: false, bytes: 300 },
  ]);
  expect(waterfallRows('first', log.all()).slice(0, 3)).toEqual([
    ['first', 'sent', 'answered', 'bytes'],
    ['http://nova.localhost/', '0 ms', '750 ms', '700'],
    ['http://nova.localhost/icon.svg', '500 ms', '', 'cached'],
  ]);
});

it('sumRequests counts what was sent until the moment and reached the network', () => {
  const sent = { url: '', at: 0, end: 900, isPicture: false, isCached: false, bytes: 100 };
  const requests = [
    sent,
    { ...sent, at: 800 },
    { ...sent, at: 801 },
    { ...sent, isCached: true },
    { ...sent, at: 300, isPicture: true },
  ];
  expect(sumRequests(requests, 800)).toEqual({ requests: 2, pictures: 1, bytes: 300 });
});
