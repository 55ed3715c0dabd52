import { type Call, type CallKind, Code } from '@shop/contract';
import { answerText, requireAnswer } from '../stage/require-answer';
import { Finding } from '../stage/verdict';
import { type CallRule, rightExchange } from './call-rule';

/** Refusals that are as right as content: what stands in the way is nobody's mistake. */
const alsoRight = {
  read: [],
  // The card of the fixtures may be used up by an earlier run.
  preview: [Code.cardRefused],
  poll: [],
  claim: [Code.notClaimable],
  password: [],
  // Codes are made up unless the fixtures have real ones.
  'code-sign-in': [Code.loginRefused],
  create: [Code.unpaidOrder, Code.purchaseLimitReached],
  // Likewise, or be worth another amount.
  card: [Code.cardRefused, Code.cardValueDiffers],
  track: [],
} satisfies Record<CallKind, readonly number[]>;

function isAlsoRight({ kind }: Call, code: number): boolean {
  const codes: readonly number[] = alsoRight[kind];
  return codes.includes(code);
}

/** A right request has a right answer: content as the contract defines it, every row of it. */
export const answers: CallRule = {
  rule: 'answers a right request',
  appliesTo: () => true,
  async check(call, stage) {
    const exchange = await rightExchange(stage, call);
    const answer = requireAnswer(exchange);
    if (answer.kind === 'refused' && !isAlsoRight(call, answer.code))
      throw new Finding(`${answerText(answer)} to a request that is right`, exchange);
  },
};
