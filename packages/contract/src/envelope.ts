import * as v from 'valibot';
import type { Call, ContentOf } from './call';
import { Code } from './code';
import { numeric } from './wire/numeric';

/** The outer form of every answer. Errors carry `content: null` unless their code says otherwise. */
const envelope = v.object({
  code: numeric,
  msg: v.fallback(v.string(), ''),
  content: v.optional(v.unknown(), null),
});

/** Longest `msg` that is passed on, in characters; a toast has no room for more. */
const longestMessage = 300;

/** An answer, read. `refused` is the back end's own no; `malformed` is not an answer at all. */
export type Answer<Content> =
  | { readonly kind: 'content'; readonly content: Content }
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly msg: string;
      readonly content: unknown;
    }
  | { readonly kind: 'malformed'; readonly reason: string };

/** Where a content is not as it should be. Valibot's own `getDotPath` weighs more than it tells. */
function placeOf({ path }: v.BaseIssue<unknown>): string {
  return path?.map(({ key }) => String(key)).join('.') ?? 'content';
}

/**
 * Reads the decoded body of an answer to `call`. Never throws: a body of any shape becomes one of
 * the three kinds.
 */
export function readAnswer<C extends Call>(call: C, body: unknown): Answer<ContentOf<C>> {
  const outer = v.safeParse(envelope, body);
  if (!outer.success) return { kind: 'malformed', reason: `${call.name}: no envelope` };

  const { code, msg, content } = outer.output;
  if (code !== Code.success)
    return { kind: 'refused', code, msg: msg.slice(0, longestMessage), content };

  const inner = v.safeParse(call.content, content);
  if (inner.success) return { kind: 'content', content: inner.output };
  return {
    kind: 'malformed',
    reason: `${call.name}: ${placeOf(inner.issues[0])}`,
  };
}
