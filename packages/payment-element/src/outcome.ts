import { type LaunchResult, type PayLink, type Refused, formatMoney } from '@shop/payments';
import type { Checkout, MadeOrder } from '@shop/payments/checkout';
import type { OrderToWatch } from '@shop/payments/purchase';
import { button, element, facts, view } from './element';
import type { PaymentState } from './payment-setup';
import type { ElementTexts, Speech } from './texts/element-texts';

/** What {@link outcome} needs. */
export interface OutcomeOptions {
  readonly speech: Speech;
  readonly checkout: Pick<Checkout<OrderToWatch>, 'askAgain' | 'checkNow' | 'close'>;
}

/** Shows what has become of a purchase; null while ways to pay are to be chosen from, also after a form was left. */
export function outcome(state: PaymentState, options: OutcomeOptions): HTMLElement | null {
  const { speech, checkout } = options;
  const { say } = speech;
  switch (state.status) {
    case 'chosen':
    case 'refused':
      return null;
    case 'sent':
      // The form of the order may have fields that the player is about to see once more.
      return state.isRepeated ? view(say('common.wait')) : null;
    case 'unknown':
      return view(
        say('result.unknown'),
        paragraph(say('result.unknownOver')),
        button('ask', say('result.checkNow'), () => void checkout.askAgain(), 'main'),
        factsOf(state, [say('result.reference'), state.reference], speech),
      );
    case 'placed':
      return isUnfinished(state) ? null : placed(state, options);
    case 'success':
      return ended(state, options, 'result.success', 'result.successText', 'result.done');
    case 'fail':
      return ended(state, options, 'result.fail');
    case 'cancelled':
      return ended(state, options, 'result.reasonCancelled');
    case 'expired':
      return ended(state, options, 'result.reasonTimeout');
  }
}

/** Whether the form of the order was left, or did not load: "buy" shows it again. */
function isUnfinished({ told }: MadeOrder<OrderToWatch>): boolean {
  return told?.kind === 'cancelled' || told?.kind === 'load-failed';
}

function placed(order: MadeOrder<OrderToWatch>, options: OutcomeOptions): HTMLElement {
  const { link, isOpen, isOver, isChecking } = order;
  const { say } = options.speech;
  const toPay = isOpen ? 'result.tipDone' : 'result.tipGoPay';
  const inTime = link === null ? 'result.tipWait' : toPay;
  const done = isChecking ? 'result.checking' : 'result.rechargeDone';
  return view(
    say('result.pending'),
    paragraph(say(isOver ? 'result.checksOver' : inTime)),
    link === null ? null : payLink(link, say('result.toPay'), isOpen, 'main'),
    button('check', say(done), options.checkout.checkNow),
    button('close', say('result.changeWay'), options.checkout.close),
    factsOf(order, [say('result.billingNo'), order.billingNo], options.speech),
  );
}

function ended(
  order: MadeOrder<OrderToWatch>,
  options: OutcomeOptions,
  title: keyof ElementTexts,
  text: keyof ElementTexts = 'result.failText',
  close: keyof ElementTexts = 'result.continue',
): HTMLElement {
  const { say } = options.speech;
  return view(
    say(title),
    paragraph(say(text)),
    factsOf(order, [say('result.billingNo'), order.billingNo], options.speech),
    button('close', say(close), options.checkout.close, 'main'),
  );
}

function paragraph(text: string, part = 'text'): HTMLElement {
  return element('p', { part }, text);
}

/** A link to a payment: in another tab if one has opened for it, else in this one. */
function payLink(href: PayLink, text: string, inNewTab: boolean, kind = ''): HTMLElement {
  const target = inNewTab ? '_blank' : '_self';
  const part = `button ${kind}`;
  return element(
    'a',
    { part, href, target, rel: 'noopener noreferrer', 'data-action': 'pay' },
    text,
  );
}

/** Says what was bought, as far as it is known, and the number by which customer service finds it. */
function factsOf(
  { item }: Pick<MadeOrder<OrderToWatch>, 'item'>,
  number: Fact,
  { say }: Speech,
): HTMLElement {
  if (item === null) return facts([number]);
  const { name, price, currency } = item;
  const rows: readonly Fact[] =
    price === undefined ? [] : [[say('result.amount'), formatMoney(price, currency)]];
  return facts([[say('result.goods'), name], ...rows, number]);
}

type Fact = readonly [name: string, value: string];

/**
 * Returns what to say of the latest press above the button that buys; nothing if there is nothing to say.
 *
 * @param cardNote - Why a prepaid card was not used, which says more than that the form was left.
 */
export function noteOf(
  state: PaymentState,
  cardNote: string | null,
  { say }: Speech,
): readonly HTMLElement[] {
  if (state.status === 'refused' && state.unpaid !== null) {
    const { link } = state.unpaid;
    const note = paragraph(say('unpaid.choose'), 'note');
    return link === null ? [note] : [note, payLink(link, say('error.payUnpaidOrder'), true)];
  }
  const told = 'told' in state ? state.told : null;
  const text = told === null ? null : (cardNote ?? noteText(told, say));
  return text === null ? [] : [paragraph(text, 'note')];
}

const refusalTexts = {
  'no-billing-no': 'error.noOrder',
  'invalid-link': 'error.badLink',
  'channel-not-served': 'error.wrongMethodParameters',
  'empty-parameter': 'error.generic',
} as const satisfies Record<Exclude<Refused['reason'], 'answer'>, keyof ElementTexts>;

function noteText(told: LaunchResult, say: Speech['say']): string | null {
  switch (told.kind) {
    case 'cancelled':
      // Without an order the player has only left a form.
      return told.billingNo && say('recharge.cardCancelled');
    case 'load-failed':
      if (told.part === 'hosted-card') return say('error.cardFormUnavailable');
      return say(
        told.part === 'gateway-script' ? 'error.gatewayUnavailable' : 'error.channelUnavailable',
      );
    case 'refused':
      // The back end's text, in the player's language.
      if (told.reason === 'answer') return told.msg || say('error.generic');
      return say(refusalTexts[told.reason]);
    // Each of these has a view of its own.
    case 'redirect':
    case 'pending':
    case 'unknown':
      return null;
  }
}
