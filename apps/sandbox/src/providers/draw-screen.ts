import { createHash } from 'node:crypto';
import { formatMinor } from '../catalogue/money';
import { type Markup, html } from '../markup/html';
import { qrImage } from './qr-image';

/** The part of a payment page that depends on the kind of provider. */
export type Screen =
  /** The player is signed in and confirms. */
  | { readonly kind: 'wallet'; readonly account: string }
  /** Like a wallet, and shows the remaining balance. */
  | { readonly kind: 'balance' }
  /** The player chooses a bank. */
  | { readonly kind: 'bank'; readonly banks: readonly string[] }
  /** A number to pay with at a counter. */
  | { readonly kind: 'voucher'; readonly counters: string }
  /** A QR code to scan with another device. */
  | { readonly kind: 'qr'; readonly scanner: string }
  /** Charged to the phone bill. */
  | { readonly kind: 'phone'; readonly operators: readonly string[] }
  /** The player chooses among several methods. */
  | { readonly kind: 'cashier'; readonly ways: readonly string[] };

/** The payment that a screen is drawn for. */
export interface ScreenPayment {
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** The formatted amount. */
  readonly amount: string;
  /** The display name of the provider. */
  readonly provider: string;
  /** The URL of this page. */
  readonly address: string;
}

/** Draws a choice with the first name selected; a single name is shown as text. */
function choice(legend: string, names: readonly string[]): Markup {
  const [first = '', ...others] = names;
  if (others.length === 0) return html`<p class="line">${legend} <b>${first}</b></p>`;
  const rows = names.map(
    (name, index) =>
      html`<label>
        <input
          type="radio"
          name="choice"
          value="${String(index)}"
          ${index === 0 ? html`checked` : html``}
        />
        ${name}
      </label>`,
  );
  return html`<fieldset class="choice">
    <legend>${legend}</legend>
    ${rows}
  </fieldset>`;
}

const codeCount = 10n ** 12n;
const digits = 12;

/** Returns the voucher number of a payment, `1234 5678 9012`; always the same for a payment. */
export function voucherCode(paymentId: string): string {
  const hash = createHash('sha256').update(`voucher ${paymentId}`).digest();
  const number = (hash.readBigUInt64BE() % codeCount).toString().padStart(digits, '0');
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** A drawn screen and the text of its main button. */
export interface DrawnScreen {
  readonly body: Markup;
  readonly action: string;
}

/** The balance of a player is this many times the amount to pay. */
const balanceFactor = 4;

function balance({ amountMinor, currency, amount }: ScreenPayment): Markup {
  const own = formatMinor(amountMinor * balanceFactor, currency);
  const left = formatMinor(amountMinor * (balanceFactor - 1), currency);
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

function voucher(counters: string, { paymentId }: ScreenPayment): Markup {
  return html`<div class="voucher">
    <p>Tell this number at ${counters}</p>
    <p class="code">${voucherCode(paymentId)}</p>
  </div>`;
}

function phone(operators: readonly string[]): Markup {
  return html`${choice('Operator', operators)}
    <p class="line">Number <b>•••• ••• 0417</b></p>`;
}

/** Draws the screen of a kind of provider. */
export function drawScreen(screen: Screen, paying: ScreenPayment): DrawnScreen {
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
