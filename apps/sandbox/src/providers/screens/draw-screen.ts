import { formatMoney } from '../../catalogue/money';
import { type Markup, html } from '../../markup/html';
import { choice } from './choice';
import { qrImage } from './qr-image';
import type { Paying, Screen } from './screen';
import { voucherCode } from './voucher-code';

/** The part of a page that is the provider's own, and what its main button says. */
export interface DrawnScreen {
  readonly body: Markup;
  readonly action: string;
}

/** A player of the sandbox has this many times as much as is to be paid. */
const wealth = 4;

function balance({ amountMinor, currency, amount }: Paying): Markup {
  const own = formatMoney(amountMinor * wealth, currency);
  const left = formatMoney(amountMinor * (wealth - 1), currency);
  return html`<dl class="balance">
    <div>
      <dt>Your balance</dt>
      <dd>${own}</dd>
    </div>
    <div>
      <dt>This payment</dt>
      <dd>− ${amount}</dd>
    </div>
    <div>
      <dt>Left afterwards</dt>
      <dd>${left}</dd>
    </div>
  </dl>`;
}

function voucher(counters: string, { paymentId }: Paying): Markup {
  return html`<div class="voucher">
    <p>Tell this number at ${counters}</p>
    <p class="code">${voucherCode(paymentId)}</p>
  </div>`;
}

function phone(operators: readonly string[]): Markup {
  return html`${choice('Operator', operators)}
    <p class="line">Number <b>•••• ••• 0417</b></p>`;
}

/** Draws what a kind of provider shows: a wallet its account, a counter's voucher its number … */
export function drawScreen(screen: Screen, paying: Paying): DrawnScreen {
  const { amount, provider, address } = paying;
  switch (screen.kind) {
    case 'wallet':
      return {
        body: html`<p class="line">Signed in as <b>${screen.account}</b></p>`,
        action: `Pay ${amount} with ${provider}`,
      };
    case 'balance':
      return { body: balance(paying), action: `Pay ${amount} from balance` };
    case 'bank':
      return { body: choice('Bank', screen.banks), action: `Pay ${amount} at the bank` };
    case 'voucher':
      return { body: voucher(screen.counters, paying), action: `Pay ${amount} at the counter` };
    case 'qr':
      return {
        body: html`${qrImage(address, 'QR code of this payment')}
          <p class="hint">Scan this code with ${screen.scanner}.</p>`,
        action: `Pay ${amount} by scanning`,
      };
    case 'phone':
      return { body: phone(screen.operators), action: `Pay ${amount} with the phone bill` };
    case 'cashier':
      return { body: choice('Pay with', screen.ways), action: `Pay ${amount} with ${provider}` };
  }
}
