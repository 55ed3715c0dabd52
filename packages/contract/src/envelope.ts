import * as v from 'valibot';
import type { Call, ContentOf } from './call';
import { CommonCode } from './common-code';
import { numeric } from './wire/numeric';

/** The outer form of every answer. Errors carry `content: null` unless their code says otherwise. */
const envelope = v.object({
  code: numeric,
  msg: v.fallback(v.string(), ''),
  content: v.optional(v.unknown(), null),
});

/** The limit of `msg` in characters; a toast has no room for more. */
const maxMessageLength = 300;

/** A parsed answer. `refused` is a refusal by the back end; `malformed` is not an answer at all. */
export type Answer<Content> =
  | { readonly kind: 'content'; readonly content: Content }
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly msg: string;
      readonly content: unknown;
    }
  | { readonly kind: 'malformed'; readonly reason: string };

/** Returns the path of an issue. Valibot's own `getDotPath` would add more bytes. */
function placeOf({ path }: v.BaseIssue<unknown>): string {
  return path?.map(({ key }) => String(key)).join('.') ?? 'content';
}

/**
 * Reads the decoded body of an answer to `call`. Never throws: any body becomes one of the three kinds.
 */
export function readAnswer<C extends Call>(call: C, body: unknown): Answer<ContentOf<C>> {
  const outer = v.safeParse(envelope, body);
  if (!outer.success) return { kind: 'malformed', reason: `${call.name}: no envelope` };

  const { code, msg, content } = outer.output;
  if (code !== CommonCode.success)
    return { kind: 'refused', code, msg: msg.slice(0, maxMessageLength), content };

  const inner = v.safeParse(call.content, content);
  if (inner.success) return { kind: 'content', content: inner.output };
  return {
    kind: 'malformed',
    reason: `${call.name}: ${placeOf(inner.issues[0])}`,
  };
}
