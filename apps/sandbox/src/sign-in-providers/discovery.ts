import { issuerOf } from './id-token';
import { type Signer, signingAlgorithm } from './signing-key';

/** What a provider says of itself (OpenID Connect Discovery §3). */
export function discovery(provider: Signer, id: string): Readonly<Record<string, unknown>> {
  const issuer = issuerOf(id, provider);
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: [provider === 'apple' ? 'code id_token' : 'code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [signingAlgorithm],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  };
}
