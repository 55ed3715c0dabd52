/** The addresses at which an earlier shop of the same host may have registered a service worker. */
export const retiredWorkerPaths = ['/service-worker.js', '/sw.js'] as const;

/** The file of a build that is served there. */
export const retiredWorkerFile = 'service-worker.js';

/**
 * The script that removes such a worker, with everything it has stored. The shop has none; see
 * docs/adr/0037. The browser asks for it whenever a page is opened below the old worker. Open pages are not
 * reloaded, since a purchase may be under way in them: without a fetch handler they talk to the network.
 */
export const retiredWorker = `self.addEventListener('install', function () {
  self.skipWaiting();
});
self.addEventListener('activate', function (event) {
  event.waitUntil(
    caches
      .keys()
      .then(function (names) {
        return Promise.all(
          names.map(function (name) {
            return caches.delete(name);
          }),
        );
      })
      .then(function () {
        return self.clients.claim();
      })
      .then(function () {
        return self.registration.unregister();
      }),
  );
});
`;
