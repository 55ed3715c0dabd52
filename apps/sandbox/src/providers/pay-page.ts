import { formatMinor } from '../catalogue/money';
import { type Markup, html } from '../markup/html';
import { themedPage } from '../markup/themed-page';
import type { Payment } from './payment';
import { drawScreen } from './draw-screen';
import { themeOf } from './themes';

/** The data of a payment page. */
export interface PayPage {
  readonly payment: Payment;
  readonly nonce: string;
  /** Whether the player has just decided; the page then tries to close itself. */
  readonly isLeaving: boolean;
  /** The URL of the page. */
  readonly address: string;
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

function endings(buttons: Markup): Markup {
  return html`<fieldset class="endings">
    <legend>For tests: another ending</legend>
    ${buttons}
  </fieldset>`;
}

function decisions({ payment, address }: PayPage, amount: string): Markup {
  const { id: paymentId, amountMinor, currency } = payment;
  const { screen, name: provider } = themeOf(payment.provider, payment.method);
  const paying = { paymentId, amountMinor, currency, amount, provider, address };
  const { body, action } = drawScreen(screen, paying);
  return html`<form method="post" class="decisions screen-${screen.kind}">
    ${body}
    <button class="main" name="decision" value="approved">${action}</button>
    <button class="quiet" name="decision" value="cancelled">Cancel and go back</button>
    ${endings(
      html`<button name="decision" value="refused">Refuse the payment</button>
        <button name="decision" value="later">Decide later, leave it pending</button>
        <button name="decision" value="expired">Let it expire</button>`,
    )}
  </form>`;
}

/** The form for a payment that has expired. */
const afterwards = html`<form method="post" class="decisions">
  ${endings(html`<button name="decision" value="late">Let the money come late</button>`)}
</form>`;

function formOf(page: PayPage, amount: string): Markup {
  if (page.payment.state === 'expired') return afterwards;
  const isUndecided = page.payment.state === 'open' && !page.isLeaving;
  return isUndecided ? decisions(page, amount) : html``;
}

function details(payment: Payment, amount: string): Markup {
  const end = payment.expiresAt.toISOString();
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
      <div>
        <dt>Pay by</dt>
        <dd><time datetime="${end}">${end.slice(11, 16)} UTC</time></dd>
      </div>
    </dl>`;
}

const footnote = 'Test page of the sandbox. No money is moved.';

/** Draws the page on which a player decides a payment or sees its result. */
export function payPage(page: PayPage): string {
  const { payment, nonce, isLeaving } = page;
  const theme = themeOf(payment.provider, payment.method);
  const amount = formatMinor(payment.amountMinor, payment.currency);
  const body = html`<section class="card">
    ${headlineOf(payment, isLeaving)} ${details(payment, amount)} ${formOf(page, amount)}
    ${isLeaving ? html`<script src="/close.js" defer></script>` : html``}
  </section>`;
  const title = `${theme.name} · ${amount}`;
  return themedPage(theme, { title, body, footnote }, nonce).markup;
}

function statePage(title: string, state: string, hint: string, nonce: string): string {
  const body = html`<section class="card">
    <p class="state bad" role="status"><b>${state}</b></p>
    <p class="hint">${hint}</p>
  </section>`;
  return themedPage(themeOf('', ''), { title, body, footnote }, nonce).markup;
}

/** The page for a link without a payment. */
export function noPaymentPage(nonce: string): string {
  const hint = 'Return to the shop and start the payment again.';
  return statePage('Payment not found', 'This payment link is not valid.', hint, nonce);
}

/** The page for errors of the server. */
export function unavailablePage(nonce: string): string {
  const hint = 'Your payment is not lost. Try again in a moment with the same link.';
  return statePage('Please try again', 'Something went wrong on our side.', hint, nonce);
}
