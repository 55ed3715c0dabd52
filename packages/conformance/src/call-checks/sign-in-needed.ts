import { Code } from '@shop/contract';
import { scenarioFor } from '../context/find-scenario';
import { without } from '../context/request';
import { requireRefusal } from '../context/require-answer';
import { rightQuery } from '../context/right-query';
import type { CallRule } from './call-rule';

const wrongToken = 'conformance-no-such-token-0000000000000000';

/** Only signed-in players are served (spec §6, code -600). */
export const signInNeeded: CallRule = {
  rule: 'answers -600 without a token and with a wrong one',
  appliesTo: ({ audience }) => audience === 'player',
  async check(call, context) {
    const query = await rightQuery(context, call);
    const scenario = scenarioFor(call, context.fixtures);
    const guest = without(query, 'oauth_token');
    const wrong = { ...guest, oauth_token: wrongToken };
    for (const one of [guest, wrong, { ...guest, oauth_token: '' }])
      requireRefusal(await context.request(scenario, call, one), [Code.notLoggedIn]);
  },
};
