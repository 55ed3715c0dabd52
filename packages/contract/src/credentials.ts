import { fromBase64, toBase64 } from './base64';

/** Returns three random hex digits. A parameter, so that tests have the same output twice. */
export type RandomHex = (digits: number) => string;

const prefixLength = 3;

/**
 * Encodes a username or password for the wire (spec §5): trimmed, base64 of the UTF-8 bytes, after
 * three random hex digits. This hides it from a casual look at a log. It is no protection; TLS is.
 */
export function obfuscateCredential(value: string, randomHex: RandomHex): string {
  return randomHex(prefixLength) + toBase64(value.trim());
}

/** Decodes the result of {@link obfuscateCredential}. Returns null for any other text. */
export function revealCredential(value: string): string | null {
  if (!/^[0-9a-f]{3}/.test(value)) return null;
  try {
    return fromBase64(value.slice(prefixLength));
  } catch {
    return null;
  }
}
