import type { ProviderConfig } from './provider-config';
import type { Identification } from './identification';
import { logInWith } from './log-in-with';
import { type AuthorizationCode, redeemCode } from './id-token';

async function identify(proof: AuthorizationCode, config: ProviderConfig): Promise<Identification> {
  const token = await redeemCode(proof, 'huawei', config);
  return token.kind === 'read' ? { kind: 'known', subject: token.content.subject } : token;
}

/** Signs in with a HUAWEI ID, by an authorization code (spec §7). */
export const logInWithHuawei = logInWith('huawei', identify, 'once');
