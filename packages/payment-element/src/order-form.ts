import { cardFormOf, formatMoney } from '@shop/payments';
import { element } from './element';
import { noteOf } from './outcome';
import type { PaymentSetup, PaymentState } from './payment-setup';
import { type ChosenWay, type WaysListOptions, waysList } from './ways-list';

/** What {@link orderForm} needs. */
export interface OrderFormOptions extends Omit<WaysListOptions, 'setup'> {
  readonly setup: PaymentSetup;
  /** Called in the press of the button. The way to pay is null where a card is exchanged. */
  readonly buy: (chosen: ChosenWay | null) => void;
}

/** The ways to pay, the fields of a prepaid card and the button that buys. */
export interface OrderForm {
  readonly node: HTMLFormElement;
  /** Shows what the latest press has come to, and why a prepaid card was not used. */
  readonly show: (state: PaymentState, cardNote: string | null) => void;
}

/** Makes the form of an order. An exchange has no ways to pay: its card is always to be entered. */
export function orderForm({ buy, ...options }: OrderFormOptions): OrderForm {
  const { setup, speech, onChoose } = options;
  const { say } = speech;
  const card = element('div', {});
  const note = element('div', { role: 'alert' });
  const press = element('button', { part: 'button main buy', 'data-action': 'buy' });
  const ways =
    setup.channels &&
    waysList({
      ...options,
      setup,
      onChoose: (choice) => {
        onChoose(choice);
        settle();
      },
    });
  const label = setup.channels
    ? say('recharge.buyFor', { money: formatMoney(setup.item.price, setup.item.currency) })
    : say('recharge.exchange');

  const takesCard = (): boolean => {
    const chosen = ways && ways.chosen();
    return chosen === null ? ways === null : cardFormOf(chosen.way) === 'prepaid-card';
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
    press.disabled = ways?.chosen() === null;
  }

  const submit = (event: Event): void => {
    event.preventDefault();
    if (press.getAttribute('aria-disabled') !== 'true') buy(ways && ways.chosen());
  };
  settle();
  return {
    node: element(
      'form',
      { part: 'order', on: { submit } },
      ...(ways?.nodes ?? []),
      ...[card, note, press],
    ),
    show: (state, cardNote) => {
      const isSent = state.status === 'sent';
      press.textContent = isSent ? say('common.wait') : label;
      // Not disabled: the button would lose the focus.
      press.setAttribute('aria-disabled', String(isSent));
      note.replaceChildren(...noteOf(state, cardNote, speech));
    },
  };
}
