import { isDeepStrictEqual } from 'node:util';
import { Code } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import { scenarioFor } from '../context/find-scenario';
import { requireContent } from '../context/require-answer';
import { rightQuery } from '../context/right-query';
import { RuleViolation, Skip } from '../context/verdict';
import { type CallRule, rightExchange } from './call-rule';

/** A preview changes nothing, so a repeat has the same answer. */
export const samePreview: CallRule = {
  rule: 'answers the same to a repeated request',
  appliesTo: ({ kind }) => kind === 'preview',
  async check(call, context) {
    const exchange = await rightExchange(context, call);
    const answer = readExchange(exchange);
    if (answer.kind === 'refused' && answer.code === Code.cardRefused)
      throw new Skip('the card is used up', 'add an unused card to the fixtures');
    const first = requireContent(exchange);
    const query = await rightQuery(context, call);
    const second = await context.request(scenarioFor(call, context.fixtures), call, query);
    if (!isDeepStrictEqual(requireContent(second), first))
      throw new RuleViolation('the second answer differs from the first', second);
  },
};
