import { formatMoney } from '../catalogue/money';
import { html } from '../markup/html';
import type { Payment } from '../providers/payment';
import { cardDocument } from './card-document';

/** What the bank's question is drawn from. */
export interface ChallengePage {
  readonly payment: Payment;
  readonly nonce: string;
  /** The shop around it, by exact origin; empty where it stands alone. */
  readonly parent: string;
}

/** The page on which the card's bank asks whether it is really its customer who pays. */
export function challengePage({ payment, nonce, parent }: ChallengePage): string {
  const amount = formatMoney(payment.amountMinor, payment.currency);
  const main = html`<section class="challenge" aria-labelledby="question">
    <p class="bank"><span aria-hidden="true">T</span> Test Bank</p>
    <h1 id="question">Is it you who pays?</h1>
    <dl>
      <div>
        <dt>To</dt>
        <dd>${payment.merchant}</dd>
      </div>
      <div>
        <dt>Amount</dt>
        <dd>${amount}</dd>
      </div>
    </dl>
    <form method="post">
      <button class="main" name="answer" value="approved">Approve ${amount}</button>
      <button name="answer" value="refused">Refuse, this is not me</button>
      <button class="quiet" name="answer" value="abandoned">Leave without an answer</button>
    </form>
    <p class="hint">Test page of the sandbox. No money is moved.</p>
  </section>`;
  const title = 'Test Bank · confirm the payment';
  return cardDocument({ title, payment, nonce, parent, event: 'ready', main });
}
