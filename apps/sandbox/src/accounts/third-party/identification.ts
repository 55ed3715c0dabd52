import * as v from 'valibot';
import type { TooMany } from '../attempt-limit';
import type { AskProvider, ProviderQuestion, ProviderReply } from './ask-provider';

/** The result of identifying a user at a provider. `unreachable` is not a refusal and may be retried. */
export type Identification =
  | { readonly kind: 'known'; readonly subject: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** The result of a sign-in attempt; `too-many` means that it was not checked at all. */
export type SignInTry = Identification | TooMany;

/** The provider or the shop did not accept the proof. */
export const refused = { kind: 'refused' } as const satisfies Identification;

/** The provider did not respond, or not in a known format. */
export const unreachable = { kind: 'unreachable' } as const satisfies Identification;

/** A parsed response of a provider. */
export type Reading<Content> =
  | { readonly kind: 'read'; readonly content: Content }
  | typeof refused
  | typeof unreachable;

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

/** Sends a request to a provider and parses the body with `decode` and `schema`; a 4xx status is a refusal. */
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
