import { type Call, type CallKind, Code } from '@shop/contract';
import { answerText, requireAnswer } from '../context/require-answer';
import { RuleViolation, Skip } from '../context/verdict';
import { type CallRule, rightExchange } from './call-rule';

/** Refusals that are as valid as content: their cause is not a defect of the back end. */
const acceptedRefusals = {
  read: [],
  // An earlier run may have redeemed the card of the fixtures.
  preview: [Code.cardRefused],
  poll: [],
  claim: [Code.notClaimable],
  password: [],
  // Codes are made up unless the fixtures contain real ones.
  'code-sign-in': [Code.loginRefused],
  create: [Code.unpaidOrder, Code.purchaseLimitReached],
  // The card may be used up, or have another value.
  card: [Code.cardRefused, Code.cardValueDiffers],
  track: [],
} satisfies Record<CallKind, readonly number[]>;

function isAccepted({ kind }: Call, code: number): boolean {
  const codes: readonly number[] = acceptedRefusals[kind];
  return codes.includes(code);
}

/** A valid request gets content that matches the contract in every row. */
export const answers: CallRule = {
  rule: 'answers a right request',
  appliesTo: () => true,
  async check(call, context) {
    const exchange = await rightExchange(context, call);
    const answer = requireAnswer(exchange);
    if (call.kind === 'card' && answer.kind === 'refused' && answer.code === Code.unpaidOrder)
      throw new Skip(
        'the role has an unpaid order of an earlier run',
        'pay or cancel it, or put another account or other goods into card_paths of the fixtures',
      );
    if (answer.kind === 'refused' && !isAccepted(call, answer.code))
      throw new RuleViolation(`${answerText(answer)} to a valid request`, exchange);
  },
};
