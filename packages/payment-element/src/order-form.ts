import { cardFormOf, formatMoney } from '@shop/payments';
import { element } from './element';
import { noteOf } from './outcome';
import type { PaymentState } from './payment-setup';
import { type WaysListOptions, waysList } from './ways-list';
import type { Way } from './ways-to-pay';

/** What {@link orderForm} needs. */
export interface OrderFormOptions extends WaysListOptions {
  /** Called in the press of the button. */
  readonly buy: (way: Way, region: string) => void;
}

/** The ways to pay, the fields of a prepaid card and the button that buys. */
export interface OrderForm {
  readonly node: HTMLFormElement;
  /** Shows what the latest press has come to, and why a prepaid card was not used. */
  readonly show: (state: PaymentState, cardNote: string | null) => void;
}

/** Makes the form of an order. */
export function orderForm({ buy, ...options }: OrderFormOptions): OrderForm {
  const { setup, speech, onChoose } = options;
  const { say } = speech;
  const card = element('div', {});
  const note = element('div', { role: 'alert' });
  const press = element('button', { part: 'button main buy', 'data-action': 'buy' });
  const ways = waysList({
    ...options,
    onChoose: (choice) => {
      onChoose(choice);
      settle();
    },
  });

  const takesCard = (): boolean => {
    const chosen = ways.chosen();
    return chosen !== null && cardFormOf(chosen.way) === 'prepaid-card';
  };

  /** Shows what goes with the way that is chosen. Without its fields, which may not come, the card is asked for later. */
  function settle(): void {
    if (!takesCard()) card.replaceChildren();
    else if (!card.hasChildNodes())
      import('./card-views').then(
        ({ cardFields }) => {
          if (takesCard()) card.replaceChildren(cardFields(speech));
        },
        () => undefined,
      );
    press.disabled = ways.chosen() === null;
  }

  const submit = (event: Event): void => {
    event.preventDefault();
    const chosen = ways.chosen();
    if (chosen !== null && press.getAttribute('aria-disabled') !== 'true')
      buy(chosen.way, chosen.region);
  };
  settle();
  return {
    node: element('form', { part: 'order', on: { submit } }, ...ways.nodes, card, note, press),
    show: (state, cardNote) => {
      const isSent = state.status === 'sent';
      const money = formatMoney(setup.item.price, setup.item.currency);
      press.textContent = isSent ? say('common.wait') : say('recharge.buyFor', { money });
      // Not disabled: the button would lose the focus.
      press.setAttribute('aria-disabled', String(isSent));
      note.replaceChildren(...noteOf(state, cardNote, speech));
    },
  };
}
