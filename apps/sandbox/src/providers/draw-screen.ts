import { createHash } from 'node:crypto';
import { formatMinor } from '../catalogue/money';
import { type Markup, html } from '../markup/html';
import type { Counter, PageTexts, Scanner, Way } from '../page-texts/page-texts';
import { qrImage } from './qr-image';

/** A way of a cashier: one that the languages have a word for, or a brand. */
export type CashierWay = Way | { readonly brand: string };

/** The part of a payment page that depends on the kind of provider. */
export type Screen =
  /** The player is signed in and confirms. */
  | { readonly kind: 'wallet'; readonly account: string }
  /** A card that the provider knows. */
  | { readonly kind: 'card'; readonly card: string }
  /** Like a wallet, and shows the remaining balance. */
  | { readonly kind: 'balance' }
  /** The player chooses a bank. */
  | { readonly kind: 'bank'; readonly banks: readonly string[] }
  /** A number to pay with at a counter. */
  | { readonly kind: 'voucher'; readonly counter: Counter }
  /** A QR code to scan with another device. */
  | { readonly kind: 'qr'; readonly scanner: Scanner }
  /** Charged to the phone bill. */
  | { readonly kind: 'phone'; readonly operators: readonly string[] }
  /** The player chooses among several methods. */
  | { readonly kind: 'cashier'; readonly ways: readonly CashierWay[] };

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
  if (others.length === 0)
    return html`<p class="line">
      ${legend} <bdi><b>${first}</b></bdi>
    </p>`;
  const rows = names.map(
    (name, index) =>
      html`<label>
        <input
          type="radio"
          name="choice"
          value="${String(index)}"
          ${index === 0 ? html`checked` : html``}
        />
        <bdi>${name}</bdi>
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

/** A drawn screen and the text of the button that pays. */
export interface DrawnScreen {
  readonly body: Markup;
  readonly action: string;
  /** Whether the button plays what happens elsewhere, so that a real provider has none. */
  readonly isPlayed?: boolean;
}

/** The balance of a player is this many times the amount to pay. */
const balanceFactor = 4;

function balance({ amountMinor, currency, amount }: ScreenPayment, texts: PageTexts): Markup {
  const own = formatMinor(amountMinor * balanceFactor, currency);
  const left = formatMinor(amountMinor * (balanceFactor - 1), currency);
  return html`<dl class="balance">
    <div>
      <dt>${texts.balance}</dt>
      <dd><bdi>${own}</bdi></dd>
    </div>
    <div>
      <dt>${texts.thisPayment}</dt>
      <dd><bdi dir="ltr">− ${amount}</bdi></dd>
    </div>
    <div>
      <dt>${texts.leftAfterwards}</dt>
      <dd><bdi>${left}</bdi></dd>
    </div>
  </dl>`;
}

function voucher(hint: string, { paymentId }: ScreenPayment): Markup {
  return html`<div class="voucher">
    <p>${hint}</p>
    <p class="code" dir="ltr">${voucherCode(paymentId)}</p>
  </div>`;
}

function phone(operators: readonly string[], texts: PageTexts): Markup {
  return html`${choice(texts.operator, operators)}
    <p class="line">${texts.phoneNumber} <b dir="ltr">•••• ••• 0417</b></p>`;
}

/** The last digits are shown so that the player recognises the card. */
function wayName(way: CashierWay, { ways }: PageTexts): string {
  if (typeof way !== 'string') return way.brand;
  return way === 'card' ? `${ways.card} •••• 1111` : ways[way];
}

/** Draws the screen of a kind of provider. */
export function drawScreen(screen: Screen, paying: ScreenPayment, texts: PageTexts): DrawnScreen {
  const { amount, provider, address } = paying;
  switch (screen.kind) {
    case 'wallet':
      return {
        body: html`<p class="line">${texts.signedInAs} <b dir="ltr">${screen.account}</b></p>`,
        action: texts.payWith(amount, provider),
      };
    case 'card':
      return {
        body: html`<p class="line">${texts.ways.card} <b dir="ltr">${screen.card}</b></p>`,
        action: texts.payWith(amount, provider),
      };
    case 'balance':
      return { body: balance(paying, texts), action: texts.payFromBalance(amount) };
    case 'bank':
      return { body: choice(texts.bank, screen.banks), action: texts.payAtBank(amount) };
    case 'voucher':
      return {
        body: voucher(texts.counters[screen.counter], paying),
        action: texts.payAsAtCounter(amount),
        isPlayed: true,
      };
    case 'qr':
      return {
        body: html`${qrImage(address, texts.qrCode)}
          <p class="hint">${texts.scanners[screen.scanner]}</p>`,
        action: texts.payAsScanned(amount),
        isPlayed: true,
      };
    case 'phone':
      return { body: phone(screen.operators, texts), action: texts.payByPhoneBill(amount) };
    case 'cashier': {
      const names = screen.ways.map((way) => wayName(way, texts));
      return { body: choice(texts.chooseWay, names), action: texts.payWith(amount, provider) };
    }
  }
}
