import { html } from '../markup/html';
import type { Storefront } from '../hosts/addresses';
import type { HostError } from '../hosts/host-error';
import type { PageFrame } from '../markup/themed-page';
import type { PageTexts } from '../page-texts/page-texts';

function textsFor(
  { isServerFault, status }: HostError,
  texts: PageTexts,
): readonly [title: string, hint: string] {
  if (isServerFault) return [texts.serverFault, texts.tryAgain];
  if (status === 429) return [texts.tooMany, texts.waitAMinute];
  return [texts.noPage, texts.checkAddress];
}

/** Returns the storefront's page for a request that is refused and for a server error. */
export function errorPage(
  { brand: { name, theme } }: Storefront,
  error: HostError,
  { language, texts, nonce }: PageFrame,
): string {
  const [title, hint] = textsFor(error, texts);
  return html`<!doctype html>
    <html lang="${language}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${name}</title>
        <link rel="icon" href="/icon.svg" />
        <style nonce="${nonce}">
          body {
            font: 16px/1.5 system-ui;
            margin: 0 auto;
            max-inline-size: 32rem;
            padding: 2rem;
            border-block-start: 4px solid ${theme.colour};
          }
        </style>
      </head>
      <body>
        <p>${name}</p>
        <h1>${title}</h1>
        <p>${hint}</p>
        <p><a href="/">${texts.goToShop}</a></p>
      </body>
    </html>`.markup;
}
