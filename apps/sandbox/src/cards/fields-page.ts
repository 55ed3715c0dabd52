import type { HostError } from '../hosts/host-error';
import { type Markup, html } from '../markup/html';
import type { PageFrame } from '../markup/themed-page';
import type { CardProblem, PageTexts } from '../page-texts/page-texts';
import type { Payment } from '../providers/payment';
import { type FieldsLook, amountOf, cardDocument } from './card-document';
import type { CardProblems } from './check-card-form';
import { testCards } from './test-cards';

/** Returns the text shown after the card fields were sent. */
function endingText(
  { state, reason }: Pick<Payment, 'state' | 'reason'>,
  { states, refusals, bankChecks }: PageTexts,
): string {
  switch (state) {
    case 'refused':
      return refusals[reason ?? 'declined'];
    case 'open':
      return bankChecks;
    case 'approved':
    case 'cancelled':
    case 'expired':
      return states[state].join(' ');
  }
}

/** The data of the document with the card fields. */
export interface FieldsPage extends PageFrame {
  readonly payment: Payment;
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
  readonly label: 'cardNumber' | 'expiry' | 'securityCode';
  readonly autocomplete: string;
  readonly placeholder: string;
  readonly maxLength: number;
}

const fields: readonly Field[] = [
  {
    name: 'number',
    label: 'cardNumber',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    maxLength: 23,
  },
  {
    name: 'expiry',
    label: 'expiry',
    autocomplete: 'cc-exp',
    // Digits, as those of the number: the label says in the reader's language what they mean.
    placeholder: '12/30',
    maxLength: 7,
  },
  { name: 'cvc', label: 'securityCode', autocomplete: 'cc-csc', placeholder: 'CVC', maxLength: 4 },
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

function fieldRow(field: Field, problem: CardProblem | undefined, texts: PageTexts): Markup {
  const { name, label, autocomplete, placeholder, maxLength } = field;
  const error = html`<span class="error" id="${name}-error"
    >${problem === undefined ? '' : texts.cardProblems[problem]}</span
  >`;
  return html`<div class="field field-${name}">
    <label for="${name}">${texts[label]}</label>
    <input
      id="${name}"
      name="${name}"
      dir="ltr"
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

function form({ payment, parent, problems, texts }: FieldsPage, amount: string): Markup {
  return html`<form method="post" class="card-form" autocomplete="on">
    <input type="hidden" name="parent" value="${parent}" />
    ${fields.map((field) => fieldRow(field, problems[field.name], texts))}
    <button class="main">${texts.pay(amount)}</button>
    <button class="quiet" type="button" id="cancel" hidden>${texts.payAnotherWay}</button>
    <details>
      <summary>${texts.forTests}</summary>
      <ul lang="en" dir="ltr">
        ${testCards.map(({ number, note }) => html`<li><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code> ${note}</li>`)}
      </ul>
    </details>
    <p class="hint"><bdi>${payment.merchant}</bdi> · <bdi>${payment.item}</bdi></p>
  </form>`;
}

/**
 * Draws the document with the card fields, which works embedded in the shop and on its own. Its
 * messages to the shop are in `assets/pages/fields.js`.
 */
export function fieldsPage(page: FieldsPage): string {
  const { payment, isSent, texts } = page;
  const amount = amountOf(payment);
  const isOver = isSent || payment.state !== 'open';
  const over = html`<p class="state" role="status">${endingText(payment, texts)}</p>
    <p class="hint">${texts.mayReturn}</p>`;
  const main = isOver ? over : form(page, amount);
  const event = isOver ? 'done' : 'ready';
  return cardDocument({ ...page, title: `${texts.cardPayment} · ${amount}`, event, main });
}

/** Draws the document for links without a payment and for errors of the server. */
export function noFieldsPage({ isServerFault }: HostError, frame: PageFrame): string {
  const { texts } = frame;
  const [state, hint] = isServerFault
    ? [texts.serverFault, texts.paymentNotLost]
    : [texts.linkNotValid, texts.startAgain];
  const main = html`<p class="state" role="status">${state}</p>
    <p class="hint">${hint}</p>`;
  const payment = { provider: '' };
  const title = texts.cardPayment;
  return cardDocument({ ...frame, title, payment, parent: '', event: 'ready', main });
}
