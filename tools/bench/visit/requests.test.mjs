import { expect, it } from 'vitest';
import { requestLog, sumRequests } from './requests.mjs';

const page = { timestamp: 12.5, url: 'http://nova.localhost/?role_id=1', isPicture: false };

it('requestLog collects requests with times since the first, and ignores data addresses', () => {
  const log = requestLog();
  log.sent('page', page);
  log.sent('data', { timestamp: 12.6, url: 'data:image/svg+xml,', isPicture: true });
  log.sent('icon', { timestamp: 13, url: 'http://nova.localhost/icon.svg', isPicture: true });
  log.sent('late', { timestamp: 13.5, url: 'http://api.localhost/', isPicture: false });
  log.received('page', 100);
  log.received('page', 500);
  log.ended('page', 700);
  log.cached('icon');
  log.ended('data', 9);
  log.received('late', 100);
  log.received('late', 200);

  expect(log.all()).toEqual([
    { at: 0, isPicture: false, isCached: false, bytes: 700 },
    { at: 500, isPicture: true, isCached: true, bytes: 0 },
    { at: 1000, isPicture: false, isCached: false, bytes: 300 },
  ]);
});

it('sumRequests counts what was sent until the moment and reached the network', () => {
  const sent = { at: 0, isPicture: false, isCached: false, bytes: 100 };
  const requests = [
    sent,
    { ...sent, at: 800 },
    { ...sent, at: 801 },
    { ...sent, isCached: true },
    { ...sent, at: 300, isPicture: true },
  ];
  expect(sumRequests(requests, 800)).toEqual({ requests: 2, pictures: 1, bytes: 300 });
});
