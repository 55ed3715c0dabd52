// What a player sees of a payment that is the same in every framework: the names of the ways to pay, what is said of a
// purchase, and the dialogs for cards. It reads nothing of the browser until a card is asked for.
import { channelKey, formatMoney, listChannels } from '@shop/payments';

/**
 * Lists the ways to pay, each with a key, the text of its button, and the press of it. Goods that a prepaid card is exchanged
 * for have no channels: the card is the only way.
 */
export function waysToPay({ channels, item, platform, order }) {
  if (channels === null) {
    const press = ({ exchange }) => exchange(order, item);
    return [{ key: 'exchange', title: 'Exchange a prepaid card', press }];
  }
  return listChannels(channels, { price: item.price, platform }).flatMap(({ region, channels }) =>
    channels.flatMap((listed) =>
      (listed.sub_payment.length > 0 ? listed.sub_payment : [listed]).map((method) => {
        const channel = { payway_id: listed.payway_id, channel_id: method.channel_id };
        return {
          key: `${region} ${channelKey(channel)}`,
          title: `${nameOf(method)} (${region})`,
          press: ({ buy }) => buy(channel, { ...order, country: region }, item),
        };
      }),
    ),
  );
}

/** Two ways to pay with one name differ by their descriptions. */
function nameOf({ name, description }) {
  const inEnglish = (text) => (typeof text === 'string' ? text : text?.en);
  return [name, description].map(inEnglish).filter(Boolean).join(', ');
}

/** Returns the item with its price, if it has one. */
export function titleOf({ item: { name, price, currency } }) {
  return price === undefined ? name : `${name}, ${formatMoney(price, currency)}`;
}

const texts = {
  chosen: 'Choose a way to pay.',
  sent: 'One moment …',
  unknown: 'It is not known yet whether there is an order. Do not pay in another way.',
  refused: 'This way to pay is not possible. Choose another one.',
  placed: 'Your order is not paid yet. This page notices by itself.',
  success: 'Payment complete',
  fail: 'The payment failed. Nothing was delivered.',
  cancelled: 'The payment was cancelled. Nothing was delivered.',
  expired: 'The time to pay was over. Nothing was delivered.',
};

/** Returns what to tell the player about a purchase. Its item may be another than the one on sale, after a reload. */
export function textOf({ status, told, isOver, item }) {
  if (status === 'refused' && told.reason === 'answer') return told.msg;
  const ofItem = item ? `${item.name}: ` : '';
  if (status === 'placed' && told?.kind === 'cancelled')
    return `${ofItem}The card is not entered yet. Choose the same way to pay again, or another one.`;
  return ofItem + (isOver ? 'Your order is being checked. You need not pay again.' : texts[status]);
}

/** The presenters of a checkout: a dialog for each kind of card, whose code is loaded when it is needed. */
export const presenters = {
  'hosted-card': async () => {
    const { hostedCard, mountCardFrame } = await import('@shop/payments/hosted-card');
    return hostedCard(async (frame) => {
      const container = openDialog();
      const leaving = new AbortController();
      container.addEventListener('close', () => leaving.abort());
      const { signal } = leaving;
      const outcome = await mountCardFrame({ frame, container, title: 'Card payment', signal });
      container.close();
      return outcome;
    })();
  },
  'in-game-card': async () => {
    const { inGameCard } = await import('@shop/payments/in-game-card');
    return inGameCard(takeCard)();
  },
};

/** Resolves to number and password of a prepaid card, which are kept nowhere; to null if the player leaves. */
function takeCard() {
  const inputs = ['number', 'password'].map((name) =>
    make('input', { name, required: true, autocomplete: 'off' }),
  );
  const labels = inputs.map((input) => make('label', {}, `Card ${input.name} `, input));
  const dialog = openDialog(...labels, make('button', { value: 'use' }, 'Use card'));
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const [number, password] = inputs.map(({ value }) => value);
      resolve(dialog.returnValue === 'use' ? { number, password } : null);
    });
  });
}

/** Opens a dialog that is removed when it is closed. */
function openDialog(...content) {
  const close = make('button', { formNoValidate: true }, 'Close');
  const dialog = make('dialog', {}, make('form', { method: 'dialog' }, ...content, close));
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  return dialog;
}

function make(tag, properties, ...content) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
}
