import { createHash } from 'node:crypto';
import type { SignInKind } from '@shop/contract';
import * as v from 'valibot';
import type { HostError } from '../hosts/host-error';
import { html } from '../markup/html';
import { type PageFrame, type PageTheme, themedPage } from '../markup/themed-page';
import type { PageLocale } from '../page-texts/page-locale';

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

/** The consent page on which a user chooses an account to sign in to a shop with. */
export function signInPage(provider: SignInKind, shop: string, frame: PageFrame): string {
  const { texts } = frame;
  const theme = signInThemes[provider];
  const people = testIdentities.map(
    ({ id, name, email }) =>
      html`<button class="person" name="identity" value="${id}">
        <bdi><b>${name}</b></bdi> <bdi>${email}</bdi>
      </button>`,
  );
  const body = html`<section class="card">
    <h1>${texts.signInTo(shop)}</h1>
    <p class="hint">${texts.chooseAccount(shop)}</p>
    <form method="post" class="decisions">
      ${people}
      <button class="quiet" name="identity" value="">${texts.cancel}</button>
    </form>
  </section>`;
  const title = `${texts.signInTo(shop)} · ${theme.name}`;
  return themedPage(theme, { title, body }, frame).markup;
}

/** The page for `form_post`: a form with the response that submits itself. */
export function postBackPage(
  provider: SignInKind,
  { target, fields }: { readonly target: string; readonly fields: URLSearchParams },
  frame: PageFrame,
): string {
  const theme = signInThemes[provider];
  const inputs = [...fields].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const body = html`<section class="card">
    <form method="post" action="${target}" class="decisions">
      ${inputs}
      <button class="main">${frame.texts.goBack}</button>
    </form>
    <script src="/send-form.js" defer></script>
  </section>`;
  return themedPage(theme, { title: theme.name, body }, frame).markup;
}

interface PageState {
  readonly state: string;
  readonly hint: string;
}

function statePage(theme: PageTheme, { state, hint }: PageState, frame: PageFrame): string {
  const body = html`<section class="card">
    <p class="state bad" role="status"><b>${state}</b></p>
    <p class="hint">${hint}</p>
  </section>`;
  return themedPage(theme, { title: state, body }, frame).markup;
}

function notValid({ texts }: PageLocale): PageState {
  return { state: texts.linkNotValid, hint: texts.startAgain };
}

/** The page for an invalid request. */
export function wrongRequestPage(provider: SignInKind, frame: PageFrame): string {
  return statePage(signInThemes[provider], notValid(frame), frame);
}

const plain: PageTheme = { name: 'Sign-in', colour: '#2f3a4a', ink: '#ffffff' };

/** The page for unknown addresses and for errors of the server. */
export function noSignInPage({ status, isServerFault }: HostError, frame: PageFrame): string {
  const { texts } = frame;
  if (isServerFault)
    return statePage(plain, { state: texts.serverFault, hint: texts.tryAgain }, frame);
  if (status === 429)
    return statePage(plain, { state: texts.tooMany, hint: texts.waitAMinute }, frame);
  return statePage(plain, notValid(frame), frame);
}
