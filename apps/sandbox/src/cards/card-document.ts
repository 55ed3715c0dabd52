import type { Addresses } from '../hosts/addresses';
import { type Markup, html } from '../markup/html';
import type { Payment } from '../providers/payment';
import { themeOf } from '../providers/themes';

/** A document of the card host, before its headers. */
export interface CardDocument {
  readonly title: string;
  /** The provider whose colour it has; the plain one for an unknown payment. */
  readonly payment: Pick<Payment, 'provider'>;
  readonly nonce: string;
  /** The shop around it, by exact origin; empty where it stands alone. */
  readonly parent: string;
  /** What it tells the shop as soon as it is there; see `assets/pages/fields.js`. */
  readonly event: 'ready' | 'done';
  readonly main: Markup;
}

/**
 * A document made to stand in a frame of the shop and good enough to stand alone, in the provider's
 * colour. It says to the shop what is in `event`, and how high it is.
 */
export function cardDocument({ title, payment, nonce, parent, event, main }: CardDocument): string {
  const { colour, ink } = themeOf(payment.provider, '');
  return html`<!doctype html>
    <html lang="en" data-parent="${parent}" data-event="${event}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/fields.css" />
        <style nonce="${nonce}">
          :root {
            --accent: ${colour};
            --on-accent: ${ink};
          }
        </style>
        <script src="/fields.js" defer></script>
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`.markup;
}

/** Who may stand around the provider's fields: the card frame, and the pages around that one. */
export function allowedParents({ hosts, pages }: Addresses): ReadonlySet<string> {
  return new Set([hosts.cards, ...pages]);
}
