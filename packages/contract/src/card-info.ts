import { fromBase64, toBase64 } from './base64';

/** A prepaid card as the player types it (spec §5). */
export interface PrepaidCard {
  readonly number: string;
  readonly password: string;
}

/** The limit of number and password in characters, counted as an input's `maxlength` (spec §9). */
const maxCharacters = 80;
/** Above the longest result of {@link packCardInfo}: 160 characters of nine, names and hash, in base64. */
const maxPackedLength = 2_048;
const hashMark = '&hash=';

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** Returns the 32-bit FNV-1a of the UTF-8 bytes as eight hex digits. It detects errors, not attacks. */
function fnv1a(text: string): string {
  let hash = offsetBasis;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, prime);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function typed(value: string): string {
  return value.trim().slice(0, maxCharacters).trim();
}

function unpack(text: string): PrepaidCard | null {
  try {
    const fields = new URLSearchParams(fromBase64(text));
    return { number: fields.get('number') ?? '', password: fields.get('password') ?? '' };
  } catch {
    return null;
  }
}

/**
 * Encodes a prepaid card for `card_info` (spec §5): number and password, trimmed and at most
 * 80 characters each, as `number=…&password=…&hash=…` in base64. The hash is 32-bit FNV-1a of the
 * text before it. This hides a card from a casual look at a log. It is no protection; TLS is.
 *
 * @example
 * packCardInfo({ number: ' 5300 0101 ', password: 'KX7Q' });
 */
export function packCardInfo(card: PrepaidCard): string {
  const number = typed(card.number);
  const password = typed(card.password);
  const fields = new URLSearchParams({ number, password }).toString();
  return toBase64(fields + hashMark + fnv1a(fields));
}

/**
 * Decodes the result of {@link packCardInfo}. Returns null for any other text: a wrong hash, too
 * long, not base64, or a card without a number or a password.
 */
export function readCardInfo(text: string): PrepaidCard | null {
  if (text.length > maxPackedLength) return null;
  const card = unpack(text);
  if (card === null || card.number === '' || card.password === '') return null;
  // Encoding it again must give the same text: this checks hash, trimming and length at once.
  return packCardInfo(card) === text ? card : null;
}
