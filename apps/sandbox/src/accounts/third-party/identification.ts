import * as v from 'valibot';
import type { TooMany } from '../attempt-limit';
import type { AskProvider, ProviderQuestion, ProviderReply } from './ask-provider';

/** What a provider said about who signs in. `unreachable` is no answer at all, and no refusal. */
export type Identification =
  | { readonly kind: 'known'; readonly subject: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** What a try to sign in came to; one that is `too-many` was not even looked at. */
export type SignInTry = Identification | TooMany;

/** The provider, or we, did not accept the proof. */
export const refused = { kind: 'refused' } as const satisfies Identification;

/** The provider did not answer, or not in words that we know. */
export const unreachable = { kind: 'unreachable' } as const satisfies Identification;

/** A provider's answer once it is read. */
export type Reading<Content> =
  { readonly kind: 'read'; readonly content: Content } | typeof refused | typeof unreachable;

async function replyTo(
  ask: AskProvider,
  question: ProviderQuestion,
): Promise<ProviderReply | null> {
  try {
    return await ask(question);
  } catch {
    return null;
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Asks a provider and reads its body with `decode` and `schema`; a status of 4xx is a refusal. */
export async function askAndRead<Content>(
  ask: AskProvider,
  question: ProviderQuestion,
  schema: v.GenericSchema<unknown, Content>,
  decode: (body: string) => unknown = parseJson,
): Promise<Reading<Content>> {
  const reply = await replyTo(ask, question);
  if (reply === null || reply.status >= 500) return unreachable;
  if (reply.status >= 400) return refused;
  const read = v.safeParse(schema, decode(reply.body));
  return read.success ? { kind: 'read', content: read.output } : unreachable;
}
