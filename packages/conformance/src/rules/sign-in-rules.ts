import { Code, calls, obfuscateCredential } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import type { PurchasePath } from '../fixtures/fixtures';
import { type Check, rule } from '../context/check';
import { scenarioFor, scenarioOn } from '../context/find-scenario';
import { rightQuery } from '../context/right-query';
import { requireContent, requireRefusal } from '../context/require-answer';
import type { SuiteContext } from '../context/suite-context';
import { RuleViolation, Skip } from '../context/verdict';

const { login, currentUser } = calls;

/** Finds a path of the same brand in another game product. */
function pathInOtherProduct(context: SuiteContext, path: PurchasePath): PurchasePath {
  const other = context.fixtures.paths.find(
    ({ brand, gp_id: product }) => brand === path.brand && product !== path.gp_id,
  );
  if (other !== undefined) return other;
  throw new Skip(
    `there is only one game product of ${path.brand}`,
    'add a path of another one, with gp_id',
  );
}

/** Rules about signing in with a game account (spec §5, §6, docs/adr/0004). */
export const signInRules: readonly Check[] = [
  rule('sign-in', 'a token belongs to the player who signed in', async (context) => {
    const scenario = scenarioFor(login, context.fixtures);
    const player = await context.signIn(scenario);
    const query = { client_id: scenario.path.client_id, oauth_token: player.oauth_token };
    const exchange = await context.request(scenario, currentUser, query);
    const { suid } = requireContent(exchange);
    if (suid !== player.suid)
      throw new RuleViolation(`content.suid is ${suid}; ${player.suid} signed in`, exchange);
  }),
  rule(
    'sign-in',
    'a wrong password and an unknown account are answered alike, with -601',
    async (context) => {
      const scenario = scenarioFor(login, context.fixtures);
      const right = await rightQuery(context, login);
      const wrong = {
        ...right,
        password: obfuscateCredential('no-such-password', context.randomHex),
      };
      const unknown = {
        ...wrong,
        username: obfuscateCredential('no-such-account', context.randomHex),
      };
      const answers = [];
      for (const query of [wrong, unknown]) {
        const exchange = await context.request(scenario, login, query);
        requireRefusal(exchange, [Code.loginRefused]);
        const answer = readExchange(exchange);
        if (answer.kind === 'refused') answers.push(answer.msg);
      }
      if (answers[0] !== answers[1])
        throw new RuleViolation('the two messages differ, which reveals who has an account');
    },
  ),
  rule('sign-in', 'a token of another game product is answered with -600', async (context) => {
    const scenario = scenarioFor(currentUser, context.fixtures);
    const other = pathInOtherProduct(context, scenario.path);
    const { oauth_token } = await context.signIn(scenarioOn(other, context.fixtures));
    const query = { client_id: scenario.path.client_id, oauth_token };
    requireRefusal(await context.request(scenario, currentUser, query), [Code.notLoggedIn]);
  }),
];
