/** Returns the S256 challenge of a code verifier (RFC 7636 §4.2). */
export async function challengeOf(
  verifier: string,
  subtle: Pick<SubtleCrypto, 'digest'>,
): Promise<string> {
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const binary = String.fromCharCode(...new Uint8Array(digest));
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
