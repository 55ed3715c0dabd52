import { once, setMaxListeners } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * What a link does: `open` passes everything on; `slow` does so late; `deaf` passes requests on and breaks the
 * connection at the first byte of a response; `cut` breaks all connections and refuses new ones; `frozen` keeps
 * them and passes nothing on.
 * @typedef {'open' | 'slow' | 'deaf' | 'cut' | 'frozen'} LinkState
 */

const slowMs = 400;

/** Creates an open link. */
export async function createLink(targetPort) {
  const sockets = new Set();
  let state = 'open';
  let target = targetPort;
  const thaw = new EventTarget();
  setMaxListeners(0, thaw);

  function join(from, to, isResponse) {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('data', (chunk) => {
      if (state === 'open') {
        if (!to.write(chunk)) pauseUntilDrained(from, to);
        return;
      }
      if (state === 'cut' || (state === 'deaf' && isResponse)) {
        from.destroy();
        return;
      }
      from.pause();
      void (state === 'frozen' ? once(thaw, 'thaw') : wait(slowMs)).then(() => {
        to.write(chunk);
        from.resume();
      });
    });
  }

  function breakAll() {
    for (const socket of sockets) socket.destroy();
  }

  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    join(near, far, false);
    join(far, near, true);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    port: address.port,
    become(next) {
      state = next;
      if (state === 'cut') breakAll();
      if (state !== 'frozen') thaw.dispatchEvent(new Event('thaw'));
    },
    aim(port) {
      target = port;
      breakAll();
    },
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}

function pauseUntilDrained(from, to) {
  from.pause();
  to.once('drain', () => from.resume());
}
