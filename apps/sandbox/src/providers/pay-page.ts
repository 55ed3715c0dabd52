import { formatMinor } from '../catalogue/money';
import { type Markup, html } from '../markup/html';
import { type PageFrame, themedPage } from '../markup/themed-page';
import type { PageTexts } from '../page-texts/page-texts';
import type { Payment } from './payment';
import type { Bought } from './bought';
import { drawScreen } from './draw-screen';
import { themeOf } from './themes';

/** The data of a payment page. */
export interface PayPage extends PageFrame {
  readonly payment: Payment;
  /** What it is for; null if no order of this sandbox belongs to it. */
  readonly bought: Bought | null;
  /** Whether the player has just decided; the page then tries to close itself. */
  readonly isLeaving: boolean;
  /** The URL of the page. */
  readonly address: string;
  /** The shop that the order was made in; null if it is none of this sandbox. */
  readonly shop: string | null;
}

const tones = {
  approved: 'good',
  refused: 'bad',
  cancelled: '',
  expired: 'bad',
  open: '',
} as const satisfies Record<Payment['state'], string>;

/** A link, because the page may be in the tab of the shop, which no script can close. */
function wayBack({ shop, texts }: PayPage): Markup {
  if (shop === null) return html`<p class="hint">${texts.mayClose}</p>`;
  return html`<p class="hint">${texts.mayReturn}</p>
    <a class="back" href="${shop}">${texts.goToShop}</a>`;
}

function headlineOf(page: PayPage): Markup {
  const { state } = page.payment;
  if (state === 'open' && !page.isLeaving) return html``;
  const [name, hint] = page.texts.states[state];
  return html`<p class="state ${tones[state]}" role="status"><b>${name}</b> ${hint}</p>
    ${wayBack(page)}`;
}

/** Sets apart what a real provider would not show. */
function testOnly(buttons: Markup, { forTests }: PageTexts): Markup {
  return html`<fieldset class="endings">
    <legend>${forTests}</legend>
    ${buttons}
  </fieldset>`;
}

function decisions({ payment, address, texts }: PayPage, amount: string): Markup {
  const { id: paymentId, amountMinor, currency } = payment;
  const { screen, name: provider } = themeOf(payment.provider, payment.method);
  const paying = { paymentId, amountMinor, currency, amount, provider, address };
  const { body, action, isPlayed = false } = drawScreen(screen, paying, texts);
  const cancel = html`<button class="quiet" name="decision" value="cancelled">
    ${texts.cancel}
  </button>`;
  const endings = html`<button name="decision" value="refused">${texts.refuse}</button>
    <button name="decision" value="later">${texts.decideLater}</button>
    <button name="decision" value="expired">${texts.letExpire}</button>`;
  const main = html`<button class="main" name="decision" value="approved">${action}</button>`;
  const played = html`<button name="decision" value="approved">${action}</button>`;
  return html`<form method="post" class="decisions screen-${screen.kind}">
    ${body} ${isPlayed ? html`` : main} ${cancel}
    ${testOnly(html`${isPlayed ? played : html``} ${endings}`, texts)}
  </form>`;
}

/** The form for a payment that has expired. */
function afterwards(texts: PageTexts): Markup {
  const late = html`<button name="decision" value="late">${texts.payLate}</button>`;
  return html`<form method="post" class="decisions">${testOnly(late, texts)}</form>`;
}

function formOf(page: PayPage, amount: string): Markup {
  if (page.payment.state === 'expired') return afterwards(page.texts);
  const isUndecided = page.payment.state === 'open' && !page.isLeaving;
  return isUndecided ? decisions(page, amount) : html``;
}

/** What is bought, for how much and for whom: the facts of the shop's own block, in its order. */
function boughtBlock({ payment, bought, texts }: PayPage, amount: string): Markup {
  const { picture = '', bonusAmount = 0, role = '', server = '', game = '' } = bought ?? {};
  const image = html`<img alt="" src="/images/${picture}.svg" width="56" height="56" />`;
  const letter = html`<span class="letter" aria-hidden="true">${payment.item.slice(0, 1)}</span>`;
  const bonus = html`<bdi class="bonus">${texts.bonus(bonusAmount.toLocaleString('en'))}</bdi>`;
  const recipient = html`<p>
    ${texts.boughtFor} <b><bdi>${role}</bdi></b> · <bdi>${server}</bdi> · <bdi>${game}</bdi>
  </p>`;
  return html`<div class="bought">
    ${picture === '' ? letter : image}
    <div>
      <p class="goods"><bdi>${payment.item}</bdi></p>
      ${bonusAmount > 0 ? bonus : html``}
      <p class="amount"><bdi>${amount}</bdi></p>
      ${role === '' ? html`` : recipient}
    </div>
  </div>`;
}

function details(page: PayPage, amount: string): Markup {
  const { payment, texts } = page;
  const end = payment.expiresAt.toISOString();
  return html`<p class="merchant"><bdi>${payment.merchant}</bdi></p>
    ${boughtBlock(page, amount)}
    <dl>
      <div>
        <dt>${texts.order}</dt>
        <dd class="number">${payment.merchantOrder}</dd>
      </div>
      <div>
        <dt>${texts.payBy}</dt>
        <dd>
          <time datetime="${end}" data-local><bdi dir="ltr">${end.slice(11, 16)} UTC</bdi></time>
        </dd>
      </div>
    </dl>`;
}

/** Draws the page on which a player decides a payment or sees its result. */
export function payPage(page: PayPage): string {
  const { payment, isLeaving } = page;
  const theme = themeOf(payment.provider, payment.method);
  const amount = formatMinor(payment.amountMinor, payment.currency);
  const body = html`<section class="card">
      ${headlineOf(page)} ${details(page, amount)} ${formOf(page, amount)}
      ${isLeaving ? html`<script src="/close.js" defer></script>` : html``}
    </section>
    <script src="/local-times.js" defer></script>`;
  return themedPage(theme, { title: `${theme.name} · ${amount}`, body }, page).markup;
}

function statePage(state: string, hint: string, frame: PageFrame): string {
  const body = html`<section class="card">
    <p class="state bad" role="status"><b>${state}</b></p>
    <p class="hint">${hint}</p>
  </section>`;
  return themedPage(themeOf('', ''), { title: state, body }, frame).markup;
}

/** The page for a link without a payment. */
export function noPaymentPage(frame: PageFrame): string {
  return statePage(frame.texts.linkNotValid, frame.texts.startAgain, frame);
}

/** The page for errors of the server. */
export function unavailablePage(frame: PageFrame): string {
  return statePage(frame.texts.serverFault, frame.texts.paymentNotLost, frame);
}
