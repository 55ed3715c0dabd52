import { fromBase64, toBase64 } from './base64';

/** Three random hex digits; passed in so that the same input can be encoded twice in a test. */
export type RandomHex = (digits: number) => string;

const prefixLength = 3;

/**
 * Username and password as they travel (spec §5): trimmed, base64 of the UTF-8 bytes, behind three
 * random hex digits. It keeps them out of a casual look at a log; it protects nothing. TLS does.
 */
export function obfuscateCredential(value: string, randomHex: RandomHex): string {
  return randomHex(prefixLength) + toBase64(value.trim());
}

/** The value behind {@link obfuscateCredential}, or null when it was not made by it. */
export function revealCredential(value: string): string | null {
  if (!/^[0-9a-f]{3}/.test(value)) return null;
  try {
    return fromBase64(value.slice(prefixLength));
  } catch {
    return null;
  }
}
