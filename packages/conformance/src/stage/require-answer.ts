import type { Answer, Call, ContentOf } from '@shop/contract';
import type { Exchange } from '../exchange/exchange';
import { readExchange } from '../exchange/read-exchange';
import { Finding } from './verdict';

/** An answer in the words of a finding. */
export function answerText(answer: Answer<unknown>): string {
  switch (answer.kind) {
    case 'content':
      return 'answered with code 1';
    case 'refused':
      return `answered with code ${answer.code} “${answer.msg}”`;
    case 'malformed':
      return answer.reason;
  }
}

/** The answer, which has to be one: an envelope, and content as the contract says. */
export function requireAnswer<C extends Call>(
  exchange: Exchange<C>,
): Exclude<Answer<ContentOf<C>>, { kind: 'malformed' }> {
  const answer = readExchange(exchange);
  if (answer.kind === 'malformed') throw new Finding(answer.reason, exchange);
  return answer;
}

/** The content of an answer that has to be a success. */
export function requireContent<C extends Call>(exchange: Exchange<C>): ContentOf<C> {
  const answer = requireAnswer(exchange);
  if (answer.kind === 'content') return answer.content;
  throw new Finding(`${answerText(answer)} where code 1 was due`, exchange);
}

/** The code of an answer that has to be a refusal: one of `codes`, or any where none are given. */
export function requireRefusal(exchange: Exchange, codes: readonly number[] = []): number {
  const answer = requireAnswer(exchange);
  const wanted = codes.length === 0 ? 'a refusal' : `code ${codes.join(' or ')}`;
  const isRefusal = answer.kind === 'refused';
  if (isRefusal && (codes.length === 0 || codes.includes(answer.code))) return answer.code;
  throw new Finding(`${answerText(answer)} where ${wanted} was due`, exchange);
}
