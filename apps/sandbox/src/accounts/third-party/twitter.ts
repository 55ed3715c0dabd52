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

/** A sign-in that was begun with a request token, as long as it can be ended. */
export interface PendingLogin {
  readonly brand: string;
  readonly token: string;
  /** Known to us and the provider alone. */
  readonly tokenSecret: string;
}

/** Keeps our half of a sign-in until its player comes back. */
async function savePendingLogin(
  database: Executor,
  { brand, token, tokenSecret }: PendingLogin,
  now: Date,
): Promise<void> {
  const row = { hash: hashToken(token), brand, tokenSecret, startedAt: now };
  await database.insert(pendingLogins).values(row);
}

/** The secret of a request token that this brand began a sign-in with; null for any other. */
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

const begun = v.object({ oauth_token: v.string(), oauth_token_secret: v.string() });
const ended = v.object({ user_id: v.string() });

function readForm(body: string): unknown {
  return Object.fromEntries(new URLSearchParams(body));
}

/** How we show that it is us (RFC 5849 §3.4.4). */
function signature({ appId, secret }: ProviderConfig, tokenSecret: string) {
  return {
    oauth_consumer_key: appId,
    oauth_signature_method: 'PLAINTEXT',
    oauth_signature: `${secret}&${tokenSecret}`,
  };
}

/** Begins a sign-in with the short-message platform: its page, for one player (spec §7). */
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
  const read = await askAndRead(config.ask, { path, form }, begun, readForm);
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
  const read = await askAndRead(config.ask, { path, form }, ended, readForm);
  return read.kind === 'read' ? { kind: 'known', subject: read.content.user_id } : read;
}

/** Ends a sign-in with the short-message platform, by its verifier (spec §7). */
export const logInWithTwitter = logInWith('twitter', identify, 'once');
