import { expect, it } from 'vitest';
import { watchRequests } from './requests.mjs';

it('sums up what was sent until a moment and reached the network', () => {
  /** @type {Map<string, (params: any) => void>} */
  const listeners = new Map();
  const sumUntil = watchRequests({
    on: (event, listener) => void listeners.set(event, listener),
  });
  /**
   * @param {string} event
   * @param {string} requestId
   * @param {object} params
   */
  const tell = (event, requestId, params = {}) =>
    listeners.get(`Network.${event}`)?.({ requestId, ...params });
  const send = (/** @type {string} */ id, /** @type {number} */ timestamp, params = {}) => {
    const request = { url: `http://nova.localhost/${id}` };
    tell('requestWillBeSent', id, { timestamp, type: 'Fetch', request, ...params });
  };

  send('page', 12.5);
  send('data', 12.6, { request: { url: 'data:image/svg+xml,' } });
  send('icon', 13, { type: 'Image' });
  send('from memory', 13);
  send('from disk', 13);
  send('late', 13.5);
  tell('loadingFinished', 'page', { encodedDataLength: 700 });
  tell('requestServedFromCache', 'from memory');
  tell('responseReceived', 'from disk', { response: { fromDiskCache: true } });
  tell('loadingFinished', 'data', { encodedDataLength: 9 });
  tell('responseReceived', 'late', { response: {} });
  tell('loadingFinished', 'late', { encodedDataLength: 300 });

  expect(sumUntil(999)).toEqual({ requests: 1, pictures: 1, bytes: 700 });
  expect(sumUntil(1000)).toEqual({ requests: 2, pictures: 1, bytes: 1000 });
});
