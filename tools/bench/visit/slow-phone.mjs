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
const cpuSlowdown = 4;

/** @param {number} kilobits per second */
function bytesPerSecond(kilobits) {
  return Math.floor((kilobits * 1024) / 8);
}

/**
 * Slows down the network of a session's page. The `Network` domain has to be enabled.
 *
 * @param {import('playwright-core').CDPSession} session
 */
export async function slowNetwork(session) {
  await session.send('Network.emulateNetworkConditions', network);
}

/**
 * Slows down the processor of a session's page.
 *
 * @param {import('playwright-core').CDPSession} session
 */
export async function slowProcessor(session) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
