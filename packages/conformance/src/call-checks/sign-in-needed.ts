import { Code } from '@shop/contract';
import { errandFor } from '../stage/find-errand';
import { without } from '../stage/query';
import { requireRefusal } from '../stage/require-answer';
import { rightQuery } from '../stage/right-query';
import type { CallRule } from './call-rule';

const wrongToken = 'conformance-no-such-token-0000000000000000';

/** Only a player who is signed in is served (spec §6, code -600). */
export const signInNeeded: CallRule = {
  rule: 'answers -600 without a token and with a wrong one',
  appliesTo: ({ audience }) => audience === 'player',
  async check(call, stage) {
    const query = await rightQuery(stage, call);
    const errand = errandFor(call, stage.fixtures);
    const guest = without(query, 'oauth_token');
    const wrong = { ...guest, oauth_token: wrongToken };
    for (const one of [guest, wrong, { ...guest, oauth_token: '' }])
      requireRefusal(await stage.ask(errand, call, one), [Code.notLoggedIn]);
  },
};
