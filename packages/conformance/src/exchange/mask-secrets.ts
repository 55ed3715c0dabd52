const secretNames =
  'oauth_token|username|password|card_info|authorization_code|identity_token|fb_access_token|vk_access_token|oauth_verifier';

const inQuery = new RegExp(`([?&](?:${secretNames})=)[^&#]+`, 'g');
const inJson = new RegExp(`("(?:${secretNames})"\\s*:\\s*")(?:[^"\\\\]|\\\\.)*`, 'g');

/** Replaces tokens, passwords, codes and card data in a URL or a response body by `***`. */
export function maskSecrets(text: string): string {
  return text.replace(inQuery, '$1***').replace(inJson, '$1***');
}
