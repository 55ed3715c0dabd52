/** Encodes the UTF-8 bytes of a text as base64, with the standard alphabet and padding (RFC 4648, §4). */
export function toBase64(value: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(value)));
}

/**
 * Decodes the result of {@link toBase64}.
 *
 * @throws If the value is not base64, or its bytes are not UTF-8.
 */
export function fromBase64(value: string): string {
  const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
