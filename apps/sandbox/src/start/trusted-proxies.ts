import { isIP } from 'node:net';
import { StartError } from './errors';

const addressBits: ReadonlyMap<number, number> = new Map([
  [4, 32],
  [6, 128],
]);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const maxBits = addressBits.get(isIP(address));
  if (maxBits === undefined || rest.length > 0) return false;
  // A network of 0 bits is the whole Internet: every client could forge its address.
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= maxBits);
}

/**
 * Reads `SANDBOX_TRUSTED_PROXIES`: addresses and networks separated by commas, or empty.
 *
 * @throws StartError with the first invalid entry.
 */
export function readTrustedProxies(text: string): readonly string[] {
  const proxies = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw new StartError(
    `SANDBOX_TRUSTED_PROXIES must list addresses or networks like 10.0.0.0/8, not "${wrong}".`,
  );
}
