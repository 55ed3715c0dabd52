import { type StorefrontVersion, resolveVersion } from '@shop/brands/version';
import type { DomainArea } from '@shop/contract';
import type { Storefront } from '../hosts/addresses';
import type { Services } from '../hosts/services';
import { type Markup, html } from '../markup/html';
import { testCards } from '../cards/test-cards';
import { testAccountsOf } from '../seed/test-accounts';
import { inOrderOfUse, readableName, startHere } from './start-here';

const versionNames = {
  new: 'new version',
  legacy: 'old version',
} satisfies Record<StorefrontVersion, string>;

/** Returns the link to a shop, or one for each area if the brand sells in several. */
function shopLinks({ brand, origin }: Storefront): Markup {
  const { areas } = brand;
  const name = readableName(brand);
  const home = { pathname: '/', search: '' };
  const versionIn = (area: DomainArea): string => versionNames[resolveVersion(brand, area, home)];
  const [only] = areas;
  if (only !== undefined && areas.length === 1)
    return html`<a class="whole" href="${origin}/">${name}</a>
      <p>${only.regions.join(' ')} · ${only.currency} · ${versionIn(only.area)}</p>`;
  return html`<strong>${name}</strong>
    <ul class="areas">
      ${areas.map(
        ({ area, currency, regions }) =>
          html`<li>
            <a href="${origin}/?domain_area=${area}" title="${regions.join(' ')}">${area}</a>
            ${currency} · ${versionIn(area)}
          </li>`,
      )}
    </ul>`;
}

function shopCard(storefront: Storefront): Markup {
  const { brand, origin } = storefront;
  const isWide = brand.areas.length > 2;
  return html`<li class="shop shop-${brand.key} ${isWide ? 'wide' : ''}">
    <img src="${origin}/icon.svg" alt="" width="48" height="48" />
    <div>${shopLinks(storefront)}</div>
  </li>`;
}

function accountRows(shops: readonly Storefront[]): Markup[] {
  return shops.map(({ brand }) => {
    const { key } = brand;
    const accounts = testAccountsOf(key);
    return html`<tr>
      <td>${readableName(brand)}</td>
      <td>
        <div class="row">
          ${accounts.map(
            ({ username, kind, note }) =>
              html`<button class="copy" data-copy="${username}" title="${username}: ${note}">
                ${kind}
              </button>`,
          )}
        </div>
      </td>
      <td>
        <button class="copy" data-copy="${accounts[0]?.password ?? ''}">
          ${accounts[0]?.password ?? ''}
        </button>
      </td>
    </tr>`;
  });
}

/** Explains the endings of the accounts' names. */
function accountKinds(services: Services): Markup[] {
  const notes = new Map(
    services.brands.flatMap(({ key }) => testAccountsOf(key).map(({ kind, note }) => [kind, note])),
  );
  return [...notes].map(([kind, note]) => html`<li><code>${kind}</code> ${note}</li>`);
}

function cardRows(): Markup[] {
  return testCards.map(({ number, note }) => {
    const grouped = number.replace(/(\d{4})(?=\d)/g, '$1 ');
    return html`<tr>
      <td><button class="copy" data-copy="${grouped}">${grouped}</button></td>
      <td>12/34 · 123</td>
      <td>${note}</td>
    </tr>`;
  });
}

/** Shown if control calls need a secret, which links cannot send. */
const furtherCalls = html`<p>
  Prepaid cards and links to top up a blocked account:
  <code>curl -H "Authorization: Bearer $SANDBOX_CONTROL_SECRET" …/sandbox/fixtures</code>
</p>`;

const secretForm = html`<section aria-labelledby="secret-title">
  <h2 id="secret-title">Control calls need SANDBOX_CONTROL_SECRET</h2>
  <form id="secret-form">
    <label>Secret <input name="secret" type="password" required /></label>
    <button class="main">Use it in this tab</button>
  </form>
</section>`;

const furtherLists = html`<p>
  Prepaid cards, links to top up a blocked account, and what has become of them:
  <a href="/sandbox/fixtures">fixtures</a>, <a href="/sandbox/prepaid-cards">cards</a>,
  <a href="/sandbox/replenishments">replenishments</a>.
</p>`;

function liveSections(): Markup {
  return html`<section aria-labelledby="orders-title">
      <h2 id="orders-title">Orders</h2>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="orders-title">
        <table>
          <thead>
            <tr>
              <th>Number</th>
              <th>Player</th>
              <th>Goods</th>
              <th>Amount</th>
              <th>Paid with</th>
              <th>Status</th>
              <th>Settle</th>
            </tr>
          </thead>
          <tbody id="orders">
            <tr>
              <td colspan="7">Loading …</td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
    <section aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">Webhooks</h2>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="webhooks-title">
        <table>
          <thead>
            <tr>
              <th>Provider</th>
              <th>Order</th>
              <th>Payment</th>
              <th>Shop</th>
              <th>Tries</th>
              <th>Last answer</th>
              <th>Delivered</th>
            </tr>
          </thead>
          <tbody id="webhooks"></tbody>
        </table>
      </div>
    </section>`;
}

function switches(): Markup {
  return html`<div class="pair">
    <section aria-labelledby="faults-title">
      <h2 id="faults-title">Faults</h2>
      <form id="fault-form">
        <label
          >Host
          <select name="host">
            <option>api.localhost</option>
            <option>backup1.localhost</option>
            <option>backup2.localhost</option>
            <option>track.localhost</option>
            <option>pay.localhost</option>
            <option>cards.localhost</option>
            <option>id.localhost</option>
            <option>*</option>
          </select></label
        >
        <label>Path begins with <input name="path" value="*" /></label>
        <label
          >Kind
          <select name="kind">
            <option>down</option>
            <option>slow</option>
            <option>html</option>
            <option>truncated</option>
            <option>code</option>
            <option>status</option>
            <option>body</option>
            <option>large</option>
          </select></label
        >
        <label>Value <input name="value" placeholder="ms, code, body …" /></label>
        <label>Times <input name="times" type="number" min="1" value="3" /></label>
        <button class="main">Switch on</button>
      </form>
      <ul id="faults"></ul>
      <button id="clear-faults">Switch all off</button>
    </section>
    <section aria-labelledby="clock-title">
      <h2 id="clock-title">Clock</h2>
      <p class="clock" id="clock">–</p>
      <div class="row">
        <button data-advance="1800">+ 30 minutes</button>
        <button data-advance="3600">+ 1 hour</button>
        <button data-advance="86400">+ 1 day</button>
        <button data-advance="604800">+ 1 week</button>
      </div>
      <h2>Start over</h2>
      <p>Forgets all orders and sign-ins, sets the clock right and switches faults off.</p>
      <button id="reset">Reset to the seed</button>
    </section>
  </div>`;
}

function further({ isControlled, controlSecret }: Services): Markup {
  if (!isControlled) return html``;
  return controlSecret === null ? furtherLists : furtherCalls;
}

/** Returns the console: storefronts, test accounts and cards, and recent orders and webhooks. */
export function consolePage(services: Services, nonce: string): string {
  const shops = [...services.addresses.storefronts.values()];
  const local = inOrderOfUse(shops.filter(({ environment }) => environment === 'local'));
  const colours = local.map(
    ({ brand }) => html`.shop-${brand.key} { --brand: ${brand.theme.colour} } `,
  );
  const isOff = html`<p class="note">
    Live orders, faults and the clock need <code>SANDBOX_CONTROL=1</code>;
    <code>npm start</code> sets it.
  </p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox console</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/console.css" />
        <style nonce="${nonce}">
          ${colours}
        </style>
        ${services.isControlled ? html`<script src="/console.js" defer></script>` : html``}
      </head>
      <body>
        <header>
          <h1>Sandbox console</h1>
          <p>A real back end with play money. Nothing here is charged.</p>
        </header>
        <main>
          ${services.isControlled && services.controlSecret !== null ? secretForm : html``}
          ${startHere(local)}
          <section aria-labelledby="shops-title">
            <h2 id="shops-title">Shops</h2>
            <ul class="shops">
              ${local.map(shopCard)}
            </ul>
          </section>
          <div class="pair">
            <section aria-labelledby="accounts-title">
              <h2 id="accounts-title">Test accounts</h2>
              <div class="scroll" tabindex="0" role="region" aria-labelledby="accounts-title">
                <table>
                  <thead>
                    <tr>
                      <th>Shop</th>
                      <th>Accounts</th>
                      <th>Password</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${accountRows(local)}
                  </tbody>
                </table>
              </div>
              <p>A button copies the whole name, such as <code>nova-player</code>.</p>
              <ul class="kinds">
                ${accountKinds(services)}
              </ul>
            </section>
            <section aria-labelledby="cards-title">
              <h2 id="cards-title">Test cards</h2>
              <div class="scroll whole" tabindex="0" role="region" aria-labelledby="cards-title">
                <table>
                  <thead>
                    <tr>
                      <th>Number</th>
                      <th>Expiry · code</th>
                      <th>Outcome</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${cardRows()}
                  </tbody>
                </table>
              </div>
              ${further(services)}
            </section>
          </div>
          ${services.isControlled ? html`${liveSections()}${switches()}` : isOff}
          <p id="said" role="status"></p>
        </main>
      </body>
    </html>`.markup;
}
