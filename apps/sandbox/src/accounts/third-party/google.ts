import { type Desk, packageOf } from './provider-config';
import { type Identification, refused } from './identification';
import { logInWith } from './log-in-with';
import { type Code, redeemCode } from './id-token';

interface GoogleProof extends Code {
  readonly pkg?: string | undefined;
}

async function identify(proof: GoogleProof, desk: Desk): Promise<Identification> {
  if (proof.pkg !== undefined && proof.pkg !== '' && proof.pkg !== packageOf(desk.brand))
    return refused;
  const token = await redeemCode(proof, 'google', desk);
  return token.kind === 'read' ? { kind: 'known', subject: token.content.subject } : token;
}

/** Signs in with an account of the search engine, by its code (spec §7). */
export const logInWithGoogle = logInWith('google', identify, 'once');
