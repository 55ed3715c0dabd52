import { isDeepStrictEqual } from 'node:util';
import { Code } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import { errandFor } from '../stage/find-errand';
import { requireContent } from '../stage/require-answer';
import { rightQuery } from '../stage/right-query';
import { Finding, Skip } from '../stage/verdict';
import { type CallRule, rightExchange } from './call-rule';

/** Looking at a price changes nothing, so that the same question has the same answer. */
export const samePreview: CallRule = {
  rule: 'answers the same when it is asked twice',
  appliesTo: ({ kind }) => kind === 'preview',
  async check(call, stage) {
    const exchange = await rightExchange(stage, call);
    const answer = readExchange(exchange);
    if (answer.kind === 'refused' && answer.code === Code.cardRefused)
      throw new Skip('the card is used up', 'add one that is not to the fixtures');
    const first = requireContent(exchange);
    const query = await rightQuery(stage, call);
    const second = await stage.ask(errandFor(call, stage.fixtures), call, query);
    if (!isDeepStrictEqual(requireContent(second), first))
      throw new Finding('the second answer differs from the first', second);
  },
};
