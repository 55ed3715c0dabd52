import type { AttemptLimit } from './attempt-limit';

const minute = 60 * 1000;
const most = 30;

/** Thirty failures in a minute for an address, whatever it tries to sign in with. */
export function addressLimit(address: string): AttemptLimit {
  return { subject: `address:${address}`, most, within: minute };
}
