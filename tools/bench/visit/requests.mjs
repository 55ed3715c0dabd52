/**
 * A request of a visit.
 *
 * @typedef {object} Sent
 * @property {number} at milliseconds since the request of the page itself
 * @property {boolean} isPicture
 * @property {boolean} isCached answered without the network
 * @property {number} bytes on the wire, headers included, once it has ended
 */

/**
 * Watches the requests of a page.
 *
 * @param {Pick<import('./phone.mjs').Page, 'on'>} page with its `Network` domain enabled
 * @returns {(until: number) => { requests: number, pictures: number, bytes: number }} sums up what reached the network
 *   until a moment; pictures are not among the requests, and the bytes are those of both
 */
export function watchRequests(page) {
  /** @type {Map<string, Sent>} */
  const requests = new Map();
  /** @type {number | null} */
  let start = null;

  /**
   * @param {string} id
   * @param {Partial<Sent>} change
   */
  const update = (id, change) => Object.assign(requests.get(id) ?? {}, change);
  page.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    // Addresses with data need no network.
    if (!request.url.startsWith('http')) return;
    start ??= timestamp;
    const at = (timestamp - start) * 1000;
    requests.set(requestId, { at, isPicture: type === 'Image', isCached: false, bytes: 0 });
  });
  page.on('Network.requestServedFromCache', ({ requestId }) => {
    update(requestId, { isCached: true });
  });
  page.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) update(requestId, { isCached: true });
  });
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    update(requestId, { bytes: encodedDataLength });
  });

  return (until) => {
    const counted = [...requests.values()].filter(({ at, isCached }) => at <= until && !isCached);
    const pictures = counted.filter(({ isPicture }) => isPicture).length;
    return {
      requests: counted.length - pictures,
      pictures,
      bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  };
}
