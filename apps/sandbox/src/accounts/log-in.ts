import { Code, type calls, revealCredential } from '@shop/contract';
import { type OutcomeOf, answer, refuse, refuseForNow, refuseParameter } from '../api/outcome';
import type { RequestContext } from '../api/route';
import type { Services } from '../hosts/services';
import { findLoginGame } from './login-game';
import { signIn } from './sign-in';

/** Signs a player in with a game account (spec §7). A wrong name and a wrong password get the same answer. */
export async function logIn(
  clientId: string,
  params: { readonly username: string; readonly password: string },
  context: RequestContext,
  services: Services,
): Promise<OutcomeOf<typeof calls.login>> {
  const username = revealCredential(params.username);
  const password = revealCredential(params.password);
  if (username === null) return refuseParameter('username');
  if (password === null) return refuseParameter('password');
  const game = await findLoginGame(services.database, clientId, context);
  if (game === null) return refuse(Code.noGame);

  const { brand, gpId } = game;
  const credentials = { brand, gpId, username, password, address: context.address };
  const result = await signIn(services, credentials);
  switch (result.kind) {
    case 'refused':
      return refuse(Code.loginRefused);
    case 'too-many':
      return refuseForNow(result.pauseMs);
    case 'signed-in':
      return answer({
        username: result.username,
        suid: result.userId,
        oauth_token: result.token,
        gp_id: gpId,
      });
  }
}
