import { type Answer, type Call, Code, type ContentOf, wrongParameter } from '@shop/contract';
import * as v from 'valibot';
import type { Exchange } from '../exchange/exchange';
import { readExchange } from '../exchange/read-exchange';
import { RuleViolation } from './verdict';

/** Describes an answer for a finding. */
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

/** Returns the answer; throws {@link RuleViolation} if it is malformed. */
export function requireAnswer<C extends Call>(
  exchange: Exchange<C>,
): Exclude<Answer<ContentOf<C>>, { kind: 'malformed' }> {
  const answer = readExchange(exchange);
  if (answer.kind === 'malformed') throw new RuleViolation(answer.reason, exchange);
  return answer;
}

/** Returns the name of the wrong parameter, if the answer refuses one and names it; null otherwise. */
export function parameterIn(answer: Answer<unknown>): string | null {
  if (answer.kind !== 'refused' || answer.code !== Code.malformedRequest) return null;
  const read = v.safeParse(wrongParameter, answer.content);
  return read.success ? read.output.parameter : null;
}

/** Returns the content; throws {@link RuleViolation} if the answer is not a success. */
export function requireContent<C extends Call>(exchange: Exchange<C>): ContentOf<C> {
  const answer = requireAnswer(exchange);
  if (answer.kind === 'content') return answer.content;
  throw new RuleViolation(`${answerText(answer)} instead of code 1`, exchange);
}

/** Returns the code of a refusal; throws {@link RuleViolation} if there is none, or none of `codes`. */
export function requireRefusal(exchange: Exchange, codes: readonly number[] = []): number {
  const answer = requireAnswer(exchange);
  const wanted = codes.length === 0 ? 'a refusal' : `code ${codes.join(' or ')}`;
  const isRefusal = answer.kind === 'refused';
  if (isRefusal && (codes.length === 0 || codes.includes(answer.code))) return answer.code;
  throw new RuleViolation(`${answerText(answer)} instead of ${wanted}`, exchange);
}
