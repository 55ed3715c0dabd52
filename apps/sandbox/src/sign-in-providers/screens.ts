import { createHash } from 'node:crypto';
import type { SignInKind } from '@shop/contract';
import * as v from 'valibot';
import type { HostError } from '../hosts/host-error';
import { html } from '../markup/html';
import { type PageTheme, themedPage } from '../markup/themed-page';

const light = '#ffffff';

/** The page themes of the sign-in providers. */
const signInThemes = {
  google: { name: 'Google', colour: '#1a5fd0', ink: light },
  facebook: { name: 'Facebook', colour: '#0b5fcc', ink: light },
  vk: { name: 'VK', colour: '#0a57b8', ink: light },
  twitter: { name: 'Twitter', colour: '#0f1419', ink: light },
  apple: { name: 'Apple', colour: '#1d1d1f', ink: light },
  huawei: { name: 'HUAWEI ID', colour: '#b3131f', ink: light },
} as const satisfies Record<SignInKind, PageTheme>;

/** A person with an account at every sign-in provider. */
export interface TestIdentity {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The people who can sign in at the providers; shared by all tests. */
export const testIdentities: readonly TestIdentity[] = [
  { id: 'first', name: 'First test player', email: 'first@players.example' },
  { id: 'second', name: 'Second test player', email: 'second@players.example' },
  { id: 'third', name: 'Third test player', email: 'third@players.example' },
];

const digits = 12;

/** Returns the permanent id of an identity at a provider: digits, different at each provider. */
function subjectOf(provider: SignInKind, identity: TestIdentity): string {
  const hash = createHash('sha256').update(`${provider} ${identity.id}`).digest('hex');
  return BigInt(`0x1${hash.slice(0, digits)}`).toString();
}

/** The form of a sign-in page; an empty identity cancels. */
export const accountChoice = v.object({
  identity: v.picklist(['', ...testIdentities.map(({ id }) => id)]),
});

/** Returns the id of the chosen account at the provider; null if the user canceled. */
export function chosenSubject(provider: SignInKind, chosen: string): string | null {
  const identity = testIdentities.find(({ id }) => id === chosen);
  return identity === undefined ? null : subjectOf(provider, identity);
}

const footnote = 'Test page of the sandbox. No real account is used.';

/** The consent page on which a user chooses an account to sign in to a shop with. */
export function signInPage(provider: SignInKind, shop: string, nonce: string): string {
  const theme = signInThemes[provider];
  const people = testIdentities.map(
    ({ id, name, email }) =>
      html`<button class="person" name="identity" value="${id}">
        <b>${name}</b> <span>${email}</span>
      </button>`,
  );
  const body = html`<section class="card">
    <h1>Sign in to ${shop}</h1>
    <p class="hint">Choose an account. ${shop} will learn which one it is, and nothing else.</p>
    <form method="post" class="decisions">
      ${people}
      <button class="quiet" name="identity" value="">Cancel and go back</button>
    </form>
  </section>`;
  return themedPage(theme, { title: `Sign in with ${theme.name}`, body, footnote }, nonce).markup;
}

/** The page for `form_post`: a form with the response that submits itself. */
export function postBackPage(
  provider: SignInKind,
  target: string,
  fields: URLSearchParams,
  nonce: string,
): string {
  const theme = signInThemes[provider];
  const inputs = [...fields].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const body = html`<section class="card">
    <form method="post" action="${target}" class="decisions">
      ${inputs}
      <button class="main">Go back to the shop</button>
    </form>
    <script src="/send-form.js" defer></script>
  </section>`;
  return themedPage(theme, { title: theme.name, body, footnote }, nonce).markup;
}

function statePage(theme: PageTheme, state: string, hint: string, nonce: string): string {
  const body = html`<section class="card">
    <p class="state bad" role="status"><b>${state}</b></p>
    <p class="hint">${hint}</p>
  </section>`;
  return themedPage(theme, { title: 'Sign-in not possible', body, footnote }, nonce).markup;
}

const notValid = 'This sign-in link is not valid.';
const startAgain = 'Return to the shop and start again.';

/** The page for an invalid request. */
export function wrongRequestPage(provider: SignInKind, nonce: string): string {
  return statePage(signInThemes[provider], notValid, startAgain, nonce);
}

const plain: PageTheme = { name: 'Sign-in', colour: '#2f3a4a', ink: '#ffffff' };

/** The page for unknown addresses and for errors of the server. */
export function noSignInPage({ status, isServerFault }: HostError, nonce: string): string {
  if (isServerFault)
    return statePage(plain, 'Something went wrong on our side.', 'Please try again.', nonce);
  if (status === 429)
    return statePage(plain, 'Too many sign-ins at once.', 'Please wait a minute.', nonce);
  return statePage(plain, notValid, startAgain, nonce);
}
