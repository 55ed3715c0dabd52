/**
 * A request of a visit. Times are milliseconds since the request of the page itself.
 *
 * @typedef {object} Sent
 * @property {number} at
 * @property {boolean} isPicture
 * @property {boolean} isCached answered without the network
 * @property {number} bytes on the wire so far, headers included
 */

/**
 * Watches the requests of a page.
 *
 * @param {import('./phone.mjs').Page} page with its `Network` domain enabled
 * @returns {() => readonly Sent[]} the requests so far, in any order
 */
export function watchRequests(page) {
  const log = requestLog();
  page.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    log.sent(requestId, { timestamp, url: request.url, isPicture: type === 'Image' });
  });
  page.on('Network.requestServedFromCache', ({ requestId }) => {
    log.cached(requestId);
  });
  page.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) log.cached(requestId);
    log.received(requestId, response.encodedDataLength);
  });
  page.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    log.received(requestId, encodedDataLength);
  });
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    log.ended(requestId, encodedDataLength);
  });
  return log.all;
}

/** Collects what a browser reports about its requests, with timestamps in seconds of any clock. */
export function requestLog() {
  /** @type {Map<string, Sent>} */
  const requests = new Map();
  /** @type {number | null} */
  let start = null;

  /**
   * @param {string} id
   * @param {Partial<Sent>} news
   */
  function update(id, news) {
    const request = requests.get(id);
    if (request !== undefined) requests.set(id, { ...request, ...news });
  }

  return {
    /**
     * @param {string} id
     * @param {{ timestamp: number, url: string, isPicture: boolean }} request
     */
    sent(id, { timestamp, url, isPicture }) {
      // Addresses with data need no network.
      if (!url.startsWith('http')) return;
      start ??= timestamp;
      const at = (timestamp - start) * 1000;
      requests.set(id, { at, isPicture, isCached: false, bytes: 0 });
    },
    /** @param {string} id */
    cached(id) {
      update(id, { isCached: true });
    },
    /**
     * @param {string} id
     * @param {number} bytes in addition to those received before
     */
    received(id, bytes) {
      update(id, { bytes: (requests.get(id)?.bytes ?? 0) + bytes });
    },
    /**
     * @param {string} id
     * @param {number} bytes in total
     */
    ended(id, bytes) {
      update(id, { bytes });
    },
    /** @returns {readonly Sent[]} */
    all: () => [...requests.values()],
  };
}

/**
 * Sums up the requests that reached the network until a moment.
 *
 * @param {readonly Sent[]} requests
 * @param {number} until milliseconds since the request of the page
 * @returns {{ requests: number, pictures: number, bytes: number }} pictures are not among the requests;
 *   the bytes are those of both
 */
export function sumRequests(requests, until) {
  const counted = requests.filter(({ at, isCached }) => at <= until && !isCached);
  const pictures = counted.filter(({ isPicture }) => isPicture).length;
  return {
    requests: counted.length - pictures,
    pictures,
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
