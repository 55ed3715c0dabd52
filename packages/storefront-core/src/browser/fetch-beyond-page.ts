/**
 * Sends a request whose response is not read, and which is sent even if the page is left at once. Browsers
 * without `keepalive` (Safari 12, Chrome 64) send the body as a beacon.
 */
export async function fetchBeyondPage(url: string, init: RequestInit): Promise<Response> {
  if ('keepalive' in Request.prototype) return window.fetch(url, init);
  // Text is sent as text/plain, for which no preflight is needed.
  if (!navigator.sendBeacon(url, init.body)) throw new TypeError('The beacon is not queued.');
  return new Response();
}
