import { type Answer, type Call, type ContentOf, readAnswer } from '@shop/contract';
import * as v from 'valibot';
import { findBrokenRow } from './broken-row';
import type { Exchange } from './exchange';

type Broken = Extract<Answer<unknown>, { kind: 'malformed' }>;

function broken(reason: string): Broken {
  return { kind: 'malformed', reason };
}

function parse(text: string): { readonly body: unknown } | null {
  try {
    return { body: JSON.parse(text) };
  } catch {
    return null;
  }
}

function issueText(call: Call, content: unknown): string {
  const result = v.safeParse(call.content, content);
  const [issue] = result.issues ?? [];
  if (issue === undefined) return 'content does not match the contract';
  const place = ['content', v.getDotPath(issue)].filter(Boolean).join('.');
  return `${place} should be ${issue.expected ?? 'of another type'}, but is ${issue.received}`;
}

const success = v.object({ content: v.unknown() });

/**
 * Reads a response as a storefront does, but more strictly: it requires HTTP 200 and JSON, and a row
 * that a storefront would drop makes the answer malformed. `reason` names the place.
 */
export function readExchange<C extends Call>(exchange: Exchange<C>): Answer<ContentOf<C>> {
  const { call, incoming, failure } = exchange;
  if (incoming === null) return broken(`no response: ${failure}`);
  if (incoming.status !== 200) return broken(`HTTP ${incoming.status} instead of 200`);
  const type = incoming.headers['content-type'] ?? 'nothing';
  if (!type.startsWith('application/json')) return broken(`${type} instead of application/json`);
  const parsed = parse(incoming.body);
  if (parsed === null) return broken('the body is not JSON');

  const answer = readAnswer(call, parsed.body);
  const { content } = v.is(success, parsed.body) ? parsed.body : { content: null };
  switch (answer.kind) {
    case 'refused':
      return answer;
    case 'malformed':
      return broken(
        answer.reason.endsWith('no envelope')
          ? 'the body has no { code, msg, content }'
          : issueText(call, content),
      );
    case 'content': {
      const row = findBrokenRow(call.content, content, 'content');
      return row === null ? answer : broken(row);
    }
  }
}
