import { Code, type calls } from '@shop/contract';
import { and, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';
import { type OutcomeOf, answer, refuse } from '../../api/outcome';
import type { RequestContext } from '../../api/route';
import type { Executor } from '../../database/database';
import { pendingLogins } from '../../database/schema/third-party';
import type { Services } from '../../hosts/services';
import { findLoginGame } from '../login-game';
import { hashToken } from '../token';
import { type Identification, askAndRead, refused } from './identification';
import { logInWith } from './log-in-with';
import { type ProviderConfig, findProviderConfig } from './provider-config';

const maxLifeMs = 10 * 60 * 1000;

/** A sign-in that was started with a request token and can still be completed. */
export interface PendingLogin {
  readonly brand: string;
  readonly token: string;
  /** Known only to the shop and the provider. */
  readonly tokenSecret: string;
}

/** Stores the secret of a pending login until the player comes back. */
async function savePendingLogin(
  database: Executor,
  { brand, token, tokenSecret }: PendingLogin,
  now: Date,
): Promise<void> {
  const row = { hash: hashToken(token), brand, tokenSecret, startedAt: now };
  await database.insert(pendingLogins).values(row);
}

/** Finds the secret of a request token; null if this brand did not start a login with it. */
async function findTokenSecret(
  database: Executor,
  { brand, token }: Pick<PendingLogin, 'brand' | 'token'>,
  now: Date,
): Promise<string | null> {
  const [found] = await database
    .select({ tokenSecret: pendingLogins.tokenSecret })
    .from(pendingLogins)
    .where(
      and(
        eq(pendingLogins.hash, hashToken(token)),
        eq(pendingLogins.brand, brand),
        gt(pendingLogins.startedAt, new Date(now.getTime() - maxLifeMs)),
      ),
    );
  return found?.tokenSecret ?? null;
}

const requestToken = v.object({ oauth_token: v.string(), oauth_token_secret: v.string() });
const user = v.object({ user_id: v.string() });

function readForm(body: string): unknown {
  return Object.fromEntries(new URLSearchParams(body));
}

/** Returns the form fields that authenticate the shop (RFC 5849 §3.4.4). */
function signature({ appId, secret }: ProviderConfig, tokenSecret: string) {
  return {
    oauth_consumer_key: appId,
    oauth_signature_method: 'PLAINTEXT',
    oauth_signature: `${secret}&${tokenSecret}`,
  };
}

/** Starts a sign-in with Twitter and returns the address of its page (spec §7). */
export async function startTwitter(
  clientId: string,
  { callback }: { readonly callback: string },
  context: RequestContext,
  services: Services,
): Promise<OutcomeOf<typeof calls.twitterStart>> {
  const { database, addresses } = services;
  const game = await findLoginGame(database, clientId, context);
  if (game === null) return refuse(Code.noGame);
  const config = await findProviderConfig(services, game.brand, 'twitter');
  if (config === null) return refuse(Code.loginRefused);

  const form = { ...signature(config, ''), oauth_callback: callback };
  const path = '/twitter/oauth/request_token';
  const read = await askAndRead(config.ask, { path, form }, requestToken, readForm);
  switch (read.kind) {
    case 'refused':
      return refuse(Code.loginRefused);
    case 'unreachable':
      return refuse(Code.serverError);
    case 'read': {
      const { oauth_token: token, oauth_token_secret: tokenSecret } = read.content;
      await savePendingLogin(database, { brand: game.brand, token, tokenSecret }, config.now);
      const query = new URLSearchParams({ oauth_token: token });
      return answer({ url: `${addresses.id}/twitter/oauth/authorize?${query.toString()}` });
    }
  }
}

interface TwitterProof {
  readonly oauth_token: string;
  readonly oauth_verifier: string;
}

async function identify(
  { oauth_token: token, oauth_verifier: verifier }: TwitterProof,
  config: ProviderConfig,
): Promise<Identification> {
  const tokenSecret = await findTokenSecret(
    config.database,
    { brand: config.brand, token },
    config.now,
  );
  if (tokenSecret === null) return refused;
  const form = { ...signature(config, tokenSecret), oauth_token: token, oauth_verifier: verifier };
  const path = '/twitter/oauth/access_token';
  const read = await askAndRead(config.ask, { path, form }, user, readForm);
  return read.kind === 'read' ? { kind: 'known', subject: read.content.user_id } : read;
}

/** Completes a sign-in with Twitter, by its verifier (spec §7). */
export const logInWithTwitter = logInWith('twitter', identify, 'once');
