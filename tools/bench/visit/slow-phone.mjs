/**
 * A mid-range phone on Slow 4G, as Lighthouse applies it through the browser's developer tools: the
 * latency of each request includes the connection.
 */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: bytesPerSecond(1474.56),
  uploadThroughput: bytesPerSecond(675),
};

/** @param {number} kilobits per second */
function bytesPerSecond(kilobits) {
  return Math.floor((kilobits * 1024) / 8);
}

/**
 * Slows down the network of a page. The `Network` domain has to be enabled.
 *
 * @param {import('./phone.mjs').Page} page
 */
export async function slowNetwork(page) {
  await page.send('Network.emulateNetworkConditions', network);
}

/**
 * Slows down the processor of a page.
 *
 * @param {import('./phone.mjs').Page} page
 * @param {number} rate
 */
export async function slowProcessor(page, rate) {
  await page.send('Emulation.setCPUThrottlingRate', { rate });
}
