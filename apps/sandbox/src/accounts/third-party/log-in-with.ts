import { Code, type SignInKind, type UserInfo } from '@shop/contract';
import { type Outcome, answer, refuse, refuseForNow } from '../../api/outcome';
import type { RequestContext } from '../../api/route';
import type { StoredGame } from '../../catalogue/find-game';
import { createSemaphore } from '../../hosts/semaphore';
import type { Services } from '../../hosts/services';
import { attemptUnderLimits, recordFailure, pauseLeft, tooBusy } from '../attempt-limit';
import { type SignInHandler, findLoginGame } from '../login-game';
import { addressLimit } from '../sign-in-limits';
import { issueToken } from '../token';
import { type ProviderConfig, findProviderConfig } from './provider-config';
import { type Identification, type SignInTry, refused } from './identification';
import { findOrMakeUser } from './linked-user';
import { contentHash, identifyOnce } from './identify-once';

/** Identifies a user at the provider; the proof is what the page sent. */
export type Identify<Proof> = (proof: Proof, config: ProviderConfig) => Promise<Identification>;

/** Keeps a flood of guesses from becoming a flood of requests to the provider. */
const semaphore = createSemaphore({ maxConcurrent: 16, maxWaiting: 500, maxWaitMs: 4_000 });

/**
 * Limits guessing of codes like guessing of passwords. Only a refusal is recorded under the lock: a
 * right code is consumed by now, and codes are too long to be found by parallel guesses.
 */
async function limited(
  { database, clock }: Services,
  { address }: RequestContext,
  identify: () => Promise<Identification>,
): Promise<SignInTry> {
  const limits = [addressLimit(address)];
  const result = await semaphore.run(async (): Promise<SignInTry> => {
    const pauseMs = await pauseLeft(database, limits, clock.now());
    if (pauseMs > 0) return { kind: 'too-many', pauseMs };
    const identification = await identify();
    if (identification.kind !== 'refused') return identification;
    const now = clock.now();
    return attemptUnderLimits(database, limits, now, async (transaction) => {
      await recordFailure(transaction, limits, now);
      return refused;
    });
  });
  return result ?? tooBusy;
}

/** Returns the device that a page names (spec §7, `did`); empty if it names none. */
function deviceOf(proof: object): string {
  return 'did' in proof && typeof proof.did === 'string' ? proof.did : '';
}

async function signedIn(
  game: StoredGame,
  provider: SignInKind,
  subject: string,
  { database, clock }: Services,
): Promise<Outcome<UserInfo>> {
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
 * Creates the handler for signing in with a third-party account. Every refusal gets the same answer
 * (-601); a provider that does not respond is a server error and may be tried again.
 *
 * @param use Whether the provider accepts the proof once or until it expires. For a minute a consumed
 * proof signs the same device in again; a request that names no device has one try.
 */
export function logInWith<Proof extends object>(
  kind: SignInKind,
  identify: Identify<Proof>,
  use: 'once' | 'often',
): SignInHandler<Proof, UserInfo> {
  return async (clientId, proof, context, services) => {
    const { database, clock } = services;
    const game = await findLoginGame(database, clientId, context);
    if (game === null) return refuse(Code.noGame);
    const config = await findProviderConfig(services, game.brand, kind);
    if (config === null) return refuse(Code.loginRefused);

    const tryIt = async () => limited(services, context, async () => identify(proof, config));
    const result =
      use === 'once' && deviceOf(proof) !== ''
        ? await identifyOnce(
            database,
            contentHash({ ...proof, kind, clientId }),
            clock.now(),
            tryIt,
          )
        : await tryIt();
    switch (result.kind) {
      case 'too-many':
        return refuseForNow(result.pauseMs);
      case 'refused':
        return refuse(Code.loginRefused);
      case 'unreachable':
        return refuse(Code.serverError);
      case 'known':
        return signedIn(game, kind, result.subject, services);
    }
  };
}
