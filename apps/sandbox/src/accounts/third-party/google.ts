import { type ProviderConfig, packageOf } from './provider-config';
import { type Identification, refused } from './identification';
import { logInWith } from './log-in-with';
import { type AuthorizationCode, redeemCode } from './id-token';

interface GoogleProof extends AuthorizationCode {
  readonly pkg?: string | undefined;
}

async function identify(proof: GoogleProof, config: ProviderConfig): Promise<Identification> {
  if (proof.pkg !== undefined && proof.pkg !== '' && proof.pkg !== packageOf(config.brand))
    return refused;
  const token = await redeemCode(proof, 'google', config);
  return token.kind === 'read' ? { kind: 'known', subject: token.content.subject } : token;
}

/** Signs in with a Google account, by an authorization code (spec §7). */
export const logInWithGoogle = logInWith('google', identify, 'once');
