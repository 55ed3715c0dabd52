import { createServer } from 'node:net';
import { errorCode, errorText, StartError } from './errors';

/** Explains why the server cannot listen on a port, and how to choose another. */
export function portError(port: number, error: unknown): StartError {
  return new StartError(sentence(port, error));
}

function sentence(port: number, error: unknown): string {
  const other = `PORT=${String(port + 1)} npm start`;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is taken by another program. Choose another one: ${other}`;
    case 'EACCES':
      return `Port ${String(port)} needs more rights than you have. Choose another one: ${other}`;
    default:
      return `Port ${String(port)} cannot be used: ${errorText(error)}`;
  }
}

/**
 * Checks that the port is free before anything is started.
 *
 * @throws StartError with the port and how to choose another.
 */
export async function checkPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portError(port, error)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Finds a free TCP port of the loopback. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
