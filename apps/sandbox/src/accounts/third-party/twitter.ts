import { Code, type calls } from '@shop/contract';
import * as v from 'valibot';
import { type OutcomeOf, answer, refuse } from '../../api/outcome';
import type { RequestContext } from '../../api/route';
import type { Services } from '../../hosts/services';
import { findLoginGame } from '../login-game';
import { findTokenSecret, keepBegunSignIn } from './begun-sign-in';
import { type Desk, openDesk } from './desk';
import { type Identification, askAndRead, refused } from './identification';
import { logInWith } from './log-in-with';

const begun = v.object({ oauth_token: v.string(), oauth_token_secret: v.string() });
const ended = v.object({ user_id: v.string() });

function readForm(body: string): unknown {
  return Object.fromEntries(new URLSearchParams(body));
}

/** How we show that it is us (RFC 5849 §3.4.4). */
function signature({ appId, secret }: Desk, tokenSecret: string) {
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
  const desk = await openDesk(services, game.brand, 'twitter');
  if (desk === null) return refuse(Code.loginRefused);

  const form = { ...signature(desk, ''), oauth_callback: callback };
  const path = '/twitter/oauth/request_token';
  const read = await askAndRead(desk.ask, { path, form }, begun, readForm);
  switch (read.kind) {
    case 'refused':
      return refuse(Code.loginRefused);
    case 'unreachable':
      return refuse(Code.serverError);
    case 'read': {
      const { oauth_token: token, oauth_token_secret: tokenSecret } = read.content;
      await keepBegunSignIn(database, { brand: game.brand, token, tokenSecret }, desk.now);
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
  desk: Desk,
): Promise<Identification> {
  const tokenSecret = await findTokenSecret(desk.database, { brand: desk.brand, token }, desk.now);
  if (tokenSecret === null) return refused;
  const form = { ...signature(desk, tokenSecret), oauth_token: token, oauth_verifier: verifier };
  const path = '/twitter/oauth/access_token';
  const read = await askAndRead(desk.ask, { path, form }, ended, readForm);
  return read.kind === 'read' ? { kind: 'known', subject: read.content.user_id } : read;
}

/** Ends a sign-in with the short-message platform, by its verifier (spec §7). */
export const logInWithTwitter = logInWith('twitter', identify, 'once');
