import { Code, calls } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import type { PurchasePath } from '../fixtures/fixtures';
import type { Check } from '../stage/check';
import { errandFor, errandOn } from '../stage/find-errand';
import { rightQuery } from '../stage/right-query';
import { requireContent, requireRefusal } from '../stage/require-answer';
import type { Stage } from '../stage/stage';
import { Finding, Skip } from '../stage/verdict';
import { rule } from './rule';
import { obfuscated } from './obfuscated';

const { login, currentUser } = calls;

/** A path of the same brand in another game product; a token is good for one product. */
function elsewhere(stage: Stage, path: PurchasePath): PurchasePath {
  const other = stage.fixtures.paths.find(
    ({ brand, gp_id: product }) => brand === path.brand && product !== path.gp_id,
  );
  if (other !== undefined) return other;
  throw new Skip(`one game product of ${path.brand} only`, 'add a path in another one, with gp_id');
}

/** Rules about signing in with a game account (spec §5, §6, docs/adr/0004). */
export const signInRules: readonly Check[] = [
  rule('sign-in', 'a token belongs to the player who signed in', async (stage) => {
    const errand = errandFor(login, stage.fixtures);
    const player = await stage.signIn(errand);
    const query = { client_id: errand.path.client_id, oauth_token: player.oauth_token };
    const exchange = await stage.ask(errand, currentUser, query);
    const { suid } = requireContent(exchange);
    if (suid !== player.suid)
      throw new Finding(`content.suid is ${suid}; ${player.suid} signed in`, exchange);
  }),
  rule(
    'sign-in',
    'a wrong password and an unknown account are answered alike, with -601',
    async (stage) => {
      const errand = errandFor(login, stage.fixtures);
      const right = await rightQuery(stage, login);
      const wrong = { ...right, password: obfuscated(stage, 'no-such-password') };
      const unknown = { ...wrong, username: obfuscated(stage, 'no-such-account') };
      const answers = [];
      for (const query of [wrong, unknown]) {
        const exchange = await stage.ask(errand, login, query);
        requireRefusal(exchange, [Code.loginRefused]);
        const answer = readExchange(exchange);
        if (answer.kind === 'refused') answers.push(answer.msg);
      }
      if (answers[0] !== answers[1])
        throw new Finding('the two messages differ, which tells a stranger who has an account');
    },
  ),
  rule('sign-in', 'a token of another game product is answered with -600', async (stage) => {
    const errand = errandFor(currentUser, stage.fixtures);
    const other = elsewhere(stage, errand.path);
    const { oauth_token } = await stage.signIn(errandOn(other, stage.fixtures));
    const query = { client_id: errand.path.client_id, oauth_token };
    requireRefusal(await stage.ask(errand, currentUser, query), [Code.notLoggedIn]);
  }),
];
