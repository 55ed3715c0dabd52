import { formatMinor } from '../catalogue/money';
import type { HostError } from '../hosts/host-error';
import { type Markup, html } from '../markup/html';
import type { Payment } from '../providers/payment';
import { type FieldsLook, cardDocument } from './card-document';
import type { CardProblems } from './check-card-form';
import { testCards } from './test-cards';

function refusalText(reason: Payment['reason']): string {
  switch (reason) {
    case 'insufficient-funds':
      return 'The bank refused this card: there is not enough money. Nothing was taken.';
    case 'expired-card':
      return 'The bank refused this card: it has expired. Nothing was taken.';
    case 'declined':
    case null:
      return 'The bank refused this card. Nothing was taken.';
  }
}

/** Returns the text shown after the card fields were sent. */
function endingText({ state, reason }: Pick<Payment, 'state' | 'reason'>): string {
  switch (state) {
    case 'approved':
      return 'Paid. Thank you.';
    case 'refused':
      return refusalText(reason);
    case 'cancelled':
      return 'Cancelled. Nothing was taken.';
    case 'expired':
      return 'The time to pay is over. Nothing was taken.';
    case 'open':
      return 'The bank is still checking. The shop will show how it ends.';
  }
}

/** The data of the document with the card fields. */
export interface FieldsPage {
  readonly payment: Payment;
  readonly nonce: string;
  /** The exact origin of the embedding shop; empty if not embedded. */
  readonly parent: string;
  readonly problems: CardProblems;
  /** Whether the fields have been sent, successfully or not. */
  readonly isSent: boolean;
  /** The look of the shop around the fields; null if it says none. */
  readonly look: FieldsLook | null;
}

interface Field {
  readonly name: keyof CardProblems;
  readonly label: string;
  readonly autocomplete: string;
  readonly placeholder: string;
  readonly maxLength: number;
}

const fields: readonly Field[] = [
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    maxLength: 23,
  },
  {
    name: 'expiry',
    label: 'Expiry, MM/YY',
    autocomplete: 'cc-exp',
    placeholder: 'MM/YY',
    maxLength: 7,
  },
  { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC', maxLength: 4 },
];

/** The card schemes that are accepted, by the key that `assets/pages/fields.js` knows them by. */
const schemes = [
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['jcb', 'JCB'],
] as const;

const schemeMarks = html`<p class="schemes">
  ${schemes.map(([key, name]) => html`<span data-scheme="${key}">${name}</span>`)}
</p>`;

function fieldRow(field: Field, problem: string | undefined): Markup {
  const { name, label, autocomplete, placeholder, maxLength } = field;
  const error = html`<span class="error" id="${name}-error">${problem ?? ''}</span>`;
  return html`<div class="field field-${name}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      placeholder="${placeholder}"
      maxlength="${maxLength}"
      aria-describedby="${name}-error"
      aria-invalid="${problem === undefined ? 'false' : 'true'}"
      required
    />
    ${name === 'number' ? schemeMarks : html``} ${error}
  </div>`;
}

function form({ payment, parent, problems }: FieldsPage, amount: string): Markup {
  return html`<form method="post" class="card-form" autocomplete="on">
    <input type="hidden" name="parent" value="${parent}" />
    ${fields.map((field) => fieldRow(field, problems[field.name]))}
    <button class="main">Pay ${amount}</button>
    <button class="quiet" type="button" id="cancel" hidden>Pay in another way</button>
    <details>
      <summary>Test cards</summary>
      <ul>
        ${testCards.map(({ number, note }) => html`<li><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code> ${note}</li>`)}
      </ul>
    </details>
    <p class="hint">${payment.merchant} · ${payment.item}</p>
  </form>`;
}

/**
 * Draws the document with the card fields, which works embedded in the shop and on its own. Its
 * messages to the shop are in `assets/pages/fields.js`.
 */
export function fieldsPage(page: FieldsPage): string {
  const { payment, nonce, parent, isSent, look } = page;
  const amount = formatMinor(payment.amountMinor, payment.currency);
  const isOver = isSent || payment.state !== 'open';
  const over = html`<p class="state" role="status">${endingText(payment)}</p>
    <p class="hint">You may return to the shop.</p>`;
  const main = isOver ? over : form(page, amount);
  const event = isOver ? 'done' : 'ready';
  return cardDocument({
    title: `Card payment · ${amount}`,
    payment,
    nonce,
    parent,
    event,
    main,
    look,
  });
}

/** Draws the document for links without a payment and for errors of the server. */
export function noFieldsPage({ isServerFault }: HostError, nonce: string): string {
  const [state, hint] = isServerFault
    ? ['Something went wrong on our side.', 'Your payment is not lost. Try again in a moment.']
    : ['This payment link is not valid.', 'Return to the shop and start the payment again.'];
  const main = html`<p class="state" role="status">${state}</p>
    <p class="hint">${hint}</p>`;
  const payment = { provider: '' };
  const title = 'Card payment';
  return cardDocument({ title, payment, nonce, parent: '', event: 'ready', main });
}
