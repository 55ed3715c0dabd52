import { formatMoney, toMajor } from '@shop/contract';
import type { Addresses } from '../hosts/addresses';
import { type Markup, html } from '../markup/html';
import type { PageFrame } from '../markup/themed-page';
import type { Payment } from '../providers/payment';
import { themeOf } from '../providers/themes';

/** The data of a document on the card host. */
export interface CardDocument extends PageFrame {
  readonly title: string;
  /** The payment whose provider gives the theme; an empty provider for an unknown payment. */
  readonly payment: Pick<Payment, 'provider'>;
  /** The exact origin of the embedding shop; empty if not embedded. */
  readonly parent: string;
  /** The event sent to the shop when the document is loaded; see `assets/pages/fields.js`. */
  readonly event: 'ready' | 'done';
  readonly main: Markup;
  /** The look of the shop; without one the page has that of its provider. */
  readonly look?: FieldsLook | null | undefined;
}

/** Returns the amount of a payment as the shop around the document shows it. */
export function amountOf({
  amountMinor,
  currency,
}: Pick<Payment, 'amountMinor' | 'currency'>): string {
  return formatMoney(toMajor(amountMinor, currency), currency);
}

/** What the fields take on of the shop around them. */
export interface FieldsLook {
  readonly fill: string;
  readonly on: string;
  readonly cornerPx: number;
}

/**
 * Draws a document in the provider's theme that works embedded in the shop and on its own. Embedded,
 * it sends `event` and its height to the shop.
 */
export function cardDocument(document: CardDocument): string {
  const { title, payment, nonce, parent, event, main, look, language, texts } = document;
  const { colour, ink } = themeOf(payment.provider, '');
  return html`<!doctype html>
    <html lang="${language}" dir="${texts.direction}" data-parent="${parent}" data-event="${event}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/fields.css" />
        <style nonce="${nonce}">
          :root {
            --accent: ${look?.fill ?? colour};
            --on-accent: ${look?.on ?? ink};
            --corner: ${String(look?.cornerPx ?? 12)}px;
          }
        </style>
        <script src="/fields.js" defer></script>
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`.markup;
}

/** Returns the origins that may embed the card fields: the card frame, and the pages around it. */
export function allowedParents({ hosts, pages }: Addresses): ReadonlySet<string> {
  return new Set([hosts.cards, ...pages]);
}
