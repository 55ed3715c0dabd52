import { Code, type SignInKind } from '@shop/contract';
import { type Outcome, answer, refuse } from '../../api/outcome';
import type { Visit } from '../../api/route';
import type { StoredGame } from '../../catalogue/find-game';
import type { Services } from '../../hosts/services';
import { addressLimit } from '../address-limit';
import { countAttempt, forgiveAttempt } from '../attempt-limit';
import type { AtGame } from '../doors';
import { findLoginGame } from '../login-game';
import { issueToken } from '../token';
import { type Desk, openDesk } from './desk';
import type { Identification, SignInTry } from './identification';
import { findOrMakeUser } from './linked-user';
import { meaningOf, useOnce } from './use-once';

/** Asks the provider who somebody is; the proof is what the page sent. */
export type Identify<Proof> = (proof: Proof, desk: Desk) => Promise<Identification>;

/** Counts a try as failed until it is not: guessing codes is limited as guessing passwords is. */
async function counted(
  { database, clock }: Services,
  { address }: Visit,
  identify: () => Promise<Identification>,
): Promise<SignInTry> {
  const attempt = await countAttempt(database, [addressLimit(address)], clock.now());
  if (attempt === null) return { kind: 'too-many' };
  const identification = await identify();
  if (identification.kind !== 'refused') await forgiveAttempt(database, attempt);
  return identification;
}

async function signedIn(
  game: StoredGame,
  provider: SignInKind,
  subject: string,
  { database, clock }: Services,
): Promise<Outcome> {
  const user = await findOrMakeUser(database, { brand: game.brand, provider, subject });
  const token = await issueToken(database, { id: user.id, gpId: game.gpId }, clock.now());
  return answer({
    username: user.username,
    suid: user.id,
    oauth_token: token,
    gp_id: game.gpId,
  });
}

/**
 * Answers a sign-in with an account of somebody else's. Whatever is wrong with it, the answer is the
 * same (-601); a provider that does not answer is no refusal, and may be tried again.
 *
 * @param use Whether the provider takes the proof once or as long as it lives.
 */
export function logInWith<Proof extends object>(
  kind: SignInKind,
  identify: Identify<Proof>,
  use: 'once' | 'often',
): AtGame<Proof> {
  return async (clientId, proof, visit, services) => {
    const { database, clock } = services;
    const game = await findLoginGame(database, clientId, visit);
    if (game === null) return refuse(Code.noGame);
    const desk = await openDesk(services, game.brand, kind);
    if (desk === null) return refuse(Code.loginRefused);

    const tryIt = async () => counted(services, visit, async () => identify(proof, desk));
    const result =
      use === 'often'
        ? await tryIt()
        : await useOnce(database, meaningOf({ ...proof, kind, clientId }), clock.now(), tryIt);
    switch (result.kind) {
      case 'too-many':
        return refuse(Code.tooManyRequests);
      case 'refused':
        return refuse(Code.loginRefused);
      case 'unreachable':
        return refuse(Code.serverError);
      case 'known':
        return signedIn(game, kind, result.subject, services);
    }
  };
}
