import { isDeepStrictEqual } from 'node:util';
import { errandFor } from '../stage/find-errand';
import { requireContent } from '../stage/require-answer';
import { rightQuery } from '../stage/right-query';
import { Finding } from '../stage/verdict';
import { type CallRule, rightExchange } from './call-rule';

/** Looking at a price changes nothing, so that the same question has the same answer. */
export const samePreview: CallRule = {
  rule: 'answers the same when it is asked twice',
  appliesTo: ({ kind }) => kind === 'preview',
  async check(call, stage) {
    const first = requireContent(await rightExchange(stage, call));
    const query = await rightQuery(stage, call);
    const exchange = await stage.ask(errandFor(call, stage.fixtures), call, query);
    if (!isDeepStrictEqual(requireContent(exchange), first))
      throw new Finding('the second answer differs from the first', exchange);
  },
};
