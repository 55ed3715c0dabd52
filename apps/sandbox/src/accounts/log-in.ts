import { Code, type ParamsOf, type calls, revealCredential } from '@shop/contract';
import { type Outcome, answer, refuse } from '../api/outcome';
import type { Visit } from '../api/route';
import { findPlayedGame } from '../catalogue/find-game';
import type { Services } from '../hosts/services';
import { signIn } from './sign-in';

/** Signs a player in with a game account (spec §7); wrong name and wrong password are one answer. */
export async function logIn(
  params: ParamsOf<typeof calls.login>,
  { address }: Visit,
  { database, clock }: Services,
): Promise<Outcome> {
  const username = revealCredential(params.username);
  const password = revealCredential(params.password);
  if (username === null || password === null) return refuse(Code.malformedRequest);
  const game = await findPlayedGame(database, params.client_id);
  if (game === null) return refuse(Code.noGame);

  const credentials = { brand: game.brand, gpId: game.gpId, username, password, address };
  const result = await signIn(database, credentials, clock.now());
  switch (result.kind) {
    case 'refused':
      return refuse(Code.loginRefused);
    case 'too-many':
      return refuse(Code.tooManyRequests);
    case 'signed-in':
      return answer({
        username: result.username,
        suid: result.userId,
        oauth_token: result.token,
        gp_id: game.gpId,
      });
  }
}
