import { html } from '../markup/html';
import type { Storefront } from '../hosts/addresses';
import type { HostError } from '../hosts/host-error';

function textsFor({ isServerFault, status }: HostError): readonly [title: string, hint: string] {
  if (isServerFault) return ['Something went wrong on our side', 'Please try again in a moment.'];
  if (status === 429) return ['Too many requests', 'Please wait a minute.'];
  return ['There is no such page', 'The address is not complete, or has a typing error in it.'];
}

/** Returns the storefront's page for a URL that cannot be decoded and for a server error. */
export function errorPage(
  { brand: { name, theme } }: Storefront,
  error: HostError,
  nonce: string,
): string {
  const [title, hint] = textsFor(error);
  return html`<!doctype html>
    <html lang="en">
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
        <p><a href="/">Go to the shop</a></p>
      </body>
    </html>`.markup;
}
