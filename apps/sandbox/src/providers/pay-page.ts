import { formatMoney } from '../catalogue/money';
import { type Markup, html } from '../markup/html';
import { type Skin, skinnedPage } from '../markup/skinned-page';
import type { Payment } from './decide-payment';
import { skinOf } from './skin';

/** A page of a provider, before its headers. */
export interface PayPage {
  readonly payment: Payment;
  readonly nonce: string;
  /** The player has just decided something here; the page then tries to close itself. */
  readonly isLeaving: boolean;
}

const closing = html`<p class="hint">You may close this window and return to the shop.</p>`;

function headlineOf({ state }: Payment, isLeaving: boolean): Markup {
  switch (state) {
    case 'approved':
      return html`<p class="state good" role="status"><b>Paid.</b> Thank you.</p>
        ${closing}`;
    case 'refused':
      return html`<p class="state bad" role="status"><b>Refused.</b> Nothing was taken.</p>
        ${closing}`;
    case 'cancelled':
      return html`<p class="state" role="status"><b>Cancelled.</b> Nothing was taken.</p>
        ${closing}`;
    case 'expired':
      return html`<p class="state bad" role="status"><b>Expired.</b> Nothing was taken.</p>
        ${closing}`;
    case 'open':
      return isLeaving
        ? html`<p class="state" role="status">
              <b>Still open.</b> You can pay later with the same link.
            </p>
            ${closing}`
        : html``;
  }
}

function decisions(skin: Skin, amount: string): Markup {
  return html`<form method="post" class="decisions">
    <button class="main" name="decision" value="approved">Pay ${amount} with ${skin.name}</button>
    <button name="decision" value="refused">Refuse the payment</button>
    <button name="decision" value="later">Decide later, leave it pending</button>
    <button name="decision" value="expired">Let it expire</button>
    <button class="quiet" name="decision" value="cancelled">Cancel and go back</button>
  </form>`;
}

function details(payment: Payment, amount: string): Markup {
  return html`<p class="merchant">${payment.merchant}</p>
    <p class="amount">${amount}</p>
    <dl>
      <div>
        <dt>Item</dt>
        <dd>${payment.item}</dd>
      </div>
      <div>
        <dt>Order</dt>
        <dd class="number">${payment.merchantOrder}</dd>
      </div>
      ${
        payment.method === ''
          ? html``
          : html`<div>
              <dt>Method</dt>
              <dd>${payment.method}</dd>
            </div>`
      }
    </dl>`;
}

const footnote = 'Test page of the sandbox. No money is moved.';

/** The page on which a player decides a payment, or sees how it was decided. */
export function payPage({ payment, nonce, isLeaving }: PayPage): string {
  const skin = skinOf(payment.provider, payment.method);
  const amount = formatMoney(payment.amountMinor, payment.currency);
  const isUndecided = payment.state === 'open' && !isLeaving;
  const body = html`<section class="card">
    ${headlineOf(payment, isLeaving)} ${details(payment, amount)}
    ${isUndecided ? decisions(skin, amount) : html``}
    ${isLeaving ? html`<script src="/close.js" defer></script>` : html``}
  </section>`;
  const title = `${skin.name} · ${amount}`;
  return skinnedPage(skin, { title, body, footnote }, nonce).markup;
}

/** Shown for a link that leads to no payment. */
export function noPaymentPage(nonce: string): string {
  const skin = skinOf('', '');
  const body = html`<section class="card">
    <p class="state bad" role="status"><b>This payment link is not valid.</b></p>
    <p class="hint">Return to the shop and start the payment again.</p>
  </section>`;
  return skinnedPage(skin, { title: 'Payment not found', body, footnote }, nonce).markup;
}
